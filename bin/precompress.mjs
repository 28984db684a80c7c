// Keeps what the built web application is made of compressed beside it, so that the server compresses no file twice: each desk
// fetches some sixty of them at its first screen.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const texts = /\.(js|css|svg|wasm)$/;
/** Below this size, in bytes, a compressed answer is no smaller on its way. */
const least = 1024;

/** Writes `<file>.br` and `<file>.gz` beside the texts of a folder: browsers take the first over https only. */
export function precompress(folder) {
  for (const name of readdirSync(folder).filter((one) => texts.test(one))) {
    const file = path.join(folder, name);
    const text = readFileSync(file);
    if (text.length < least) continue;
    // the next better quality takes seven times as long for a hundredth of the size
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
