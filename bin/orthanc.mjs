// Finds the archive that tests speak with, and DCMTK's programs; as root, installs Debian's when there are none. Orthanc is GPL: it runs
// as a process of its own.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const orthanc = '/usr/sbin/Orthanc';
const plugin = '/usr/share/orthanc/plugins/libOrthancDicomWeb.so';
const dcmtk = ['echoscu', 'findscu', 'storescu'].map((name) => `/usr/bin/${name}`);

/** The paths of Orthanc and of its plugin of DICOMweb. Throws, saying what to install, when they are not there. */
export function ensureOrthanc() {
  ensure([orthanc, plugin], ['orthanc', 'orthanc-dicomweb']);
  return { orthanc, plugin };
}

/** Installs DCMTK's programs where they are not. Throws, saying what to install. */
export function ensureDcmtk() {
  ensure(dcmtk, ['dcmtk']);
}

function ensure(files, packages) {
  const there = () => files.every((file) => existsSync(file));
  if (there()) return;
  if (process.getuid?.() === 0) {
    console.log(`Installing Debian's ${packages.join(', ')} for the tests of DICOM ...`);
    // the service of the package is not wanted: policy-rc.d or a machine without an init keeps it from starting
    const options = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
    if (there()) return;
  }
  throw new Error(`The tests of DICOM need ${packages.join(', ')}: apt-get install ${packages.join(' ')}`);
}
