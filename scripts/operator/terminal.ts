/** Runs a command; what went wrong is one sentence, and a status that is not zero. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (process.env.DEBUG) console.error(error);
    process.exitCode = 1;
  }
}
