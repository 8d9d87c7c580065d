interface DemoAccount {
  email: string;
  password: string;
  /** Who it is, in a few words. */
  about: string;
}

export interface ProductConfig {
  /** Slug of the product, in paths and labels. */
  product: string;
  /** Public origin, without trailing slash. */
  origin: string;
  demo: boolean;
  /** Offered on the sign-in page of a demo; none elsewhere. */
  demoAccounts?: readonly DemoAccount[];
  /** Where the operator reads what companies ask of support. */
  operatorMail?: string;
  /** IANA zone in which wire times are written; default Asia/Kolkata. */
  wireZone: string;
}
