import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Tinos sets the body, Be Vietnam Pro the headings; both hold every Vietnamese letter with its marks in one file. */
const FILES = [
  '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf',
  '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf',
  '@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf',
  '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  '@expo-google-fonts/be-vietnam-pro/500Medium/BeVietnamPro_500Medium.ttf',
  '@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
  '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
];

/** The fonts of all printed forms, read from their npm packages: the same from the sources and from the bundle. */
export function formFonts(): Buffer[] {
  const { resolve } = createRequire(import.meta.url);
  return FILES.map((file) => readFileSync(resolve(file)));
}
