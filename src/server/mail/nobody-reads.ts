/** Nobody reads at this address (RFC 5321, 4.2.3). */
const unknownMailbox = new Set([521, 550, 551, 553, 556]);

/** Those of 5.1 that speak of the recipient: 5.1.7 to 5.1.9 are about the sender and the relay. */
const ofRecipient = /^5\.(1\.([0-6]|10)|2\.1)$/;

/**
 * Whether a refusal for good says that nobody reads at the address. The enhanced code (RFC 3463) decides where there is
 * one; the others speak of rules, of size, of a mailbox that is full.
 */
export const nobodyReads = (reply: number, status: string | undefined): boolean =>
  status ? ofRecipient.test(status) : unknownMailbox.has(reply);
