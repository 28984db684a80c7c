// Finds the browser of the system; as root, installs Debian's when there is none. The headless shell is the same browser without
// windows: measured over ten tests it took 51 s of the processor where Chromium took 119 s.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.SEN_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** The path of Chromium. Throws, saying what to install, when there is none and it cannot be installed. */
export function ensureChromium() {
  const found = find();
  if (found) {
    if (found === '/usr/bin/chromium' && !process.env.SEN_CHROMIUM)
      console.log('With the package chromium-headless-shell the browser tests take a good deal less time.');
    return found;
  }
  if (process.getuid?.() === 0) {
    console.log("Installing Debian's chromium for the browser tests ...");
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
      options,
    );
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install it with "apt-get install chromium", or name it in SEN_CHROMIUM',
  );
}

function find() {
  return places.find((place) => place && existsSync(place));
}
