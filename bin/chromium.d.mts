/** The path of Chromium. Throws, saying what to install, when there is none and it cannot be installed. */
export function ensureChromium(): string;
