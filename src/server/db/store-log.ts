/** The part of a pino logger that the database needs. */
export interface StoreLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
