/** The paths of Orthanc and of its plugin of DICOMweb. Throws, saying what to install, when they are not there. */
export function ensureOrthanc(): { orthanc: string; plugin: string };
/** Installs DCMTK's programs where they are not. Throws, saying what to install. */
export function ensureDcmtk(): void;
