/** The time that a browser gives its keys, in s: that of the machine, whatever the clock of the tests says. */
export const keyTime = (): number => (performance.timeOrigin + performance.now()) / 1000;
