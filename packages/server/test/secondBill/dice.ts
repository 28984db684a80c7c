/** Chance that is the same for the same seed. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from 0 to `below` - 1. */
  upTo(below: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  }

  of<T>(from: readonly T[]): T {
    const found = from[this.upTo(from.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  /** So often in a hundred. */
  chance(percent: number): boolean {
    return this.upTo(100) < percent;
  }
}
