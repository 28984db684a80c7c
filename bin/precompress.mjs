// Keeps what the built web application is made of compressed beside it, so that the server compresses no file twice: each desk
// fetches some sixty of them at its first screen.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const texts = /\.(js|css|svg|wasm)$/;
/** Below this size, in bytes, a compressed answer is no smaller on its way. */
const least = 1024;

/** Writes `<file>.br` and `<file>.gz` beside the texts of a folder: browsers take the first over https only. */
export async function precompress(folder) {
  const names = (await readdir(folder)).filter((one) => texts.test(one));
  await Promise.all(names.map((name) => compress(path.join(folder, name))));
}

async function compress(file) {
  const text = await readFile(file);
  if (text.length < least) return;
  // the next better quality takes seven times as long for a hundredth of the size
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    brotli(text, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    zip(text, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}
