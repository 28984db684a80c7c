import { MyInfoDocument } from '../packages/web/src/session/me.auth.gen.ts';
import { ask, saveEntry, searchEntries, sessionOf } from './ask.ts';
import { siteBase } from './siteBase.ts';

/** A picture of one point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The doctor has a specimen of the signature. */
export async function specimenOf(username: string): Promise<void> {
  const { token, cookie } = await sessionOf('quantri');
  const body = new FormData();
  body.append('file', new Blob([point], { type: 'image/png' }), 'chu-ky.png');
  const answer = await fetch(`${siteBase()}/api/catalogue/NhanVien/pictures/ChuKy`, {
    method: 'POST',
    headers: { 'access-token': token, cookie: Object.values(cookie).join('=') },
    body,
  });
  const { data } = (await answer.json()) as { data: { _id: string } }; // as the server's route answers
  const { myInfo } = await ask(username, MyInfoDocument, {});
  const [staff] = await searchEntries('quantri', 'NhanVien', myInfo.employee?.MaNhanVien ?? '');
  const input = { version: staff?.version ?? null, ChuKy: data._id };
  await saveEntry('quantri', 'NhanVien', { id: staff?._id ?? '', input });
}
