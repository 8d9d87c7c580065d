/** Too many wait already. Said as HTTP says it, so that it is answered like any other busy moment. */
class Crowded extends Error {
  readonly statusCode = 503;
  constructor() {
    super('too much of this at once');
  }
}

/** So many at once, so many waiting; anyone who comes then is turned away. */
export class Slots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly most: number;
  private readonly queue: number;

  constructor(most: number, queue: number) {
    this.most = most;
    this.queue = queue;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const free = await this.take();
    try {
      return await work();
    } finally {
      free();
    }
  }

  /** Answers what gives the slot back. */
  async take(): Promise<() => void> {
    if (this.running >= this.most) await this.turn();
    else this.running += 1;
    return () => {
      const next = this.waiting.shift();
      // The slot is handed on, so that nobody slips in between.
      if (next) next();
      else this.running -= 1;
    };
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.queue) throw new Crowded();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
