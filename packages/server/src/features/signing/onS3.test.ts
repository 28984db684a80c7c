import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngPicture } from '../../../test/pictures.ts';
import { startS3, type TestS3 } from '../../../test/s3.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { updateEntry } from '../../engine/catalogue/commands.ts';
import { storePicture } from '../../engine/catalogue/pictures.ts';
import { examFactory } from '../examination/testExam.ts';
import { makeLeave } from '../sickLeave/testSickLeave.ts';
import { sign } from './commands.ts';
import { placesOf } from './places.ts';

let s3: TestS3;
let site: TestSite;
beforeAll(async () => {
  s3 = await startS3();
  site = await openTestSite(s3.settings);
});
afterAll(async () => {
  await site.close();
  await s3.close();
});

it('a paper is signed while the store of the pictures does not answer', async () => {
  const { doctor, examined } = await examFactory(site);
  const admin = await site.ctx('quantri');
  const file = await storePicture(admin, NhanVien, 'ChuKy', { name: 'ky', bytes: pngPicture(120, 40) });
  const chuKy = { ChuKy: file._id };
  await updateEntry({ ...admin, loaders: new Map() }, NhanVien, doctor.user?.NhanVien_Id ?? '', chuKy);
  const id = await makeLeave(doctor, (await examined()).id);
  await s3.goAway();
  const fresh = () => ({ ...doctor, loaders: new Map() });
  await sign(fresh(), { MauIn: 'GiayNghiHuongBHXH', id, ViTri: 'ChuKyBacSi' }, v7());
  const [place] = await placesOf(fresh(), 'GiayNghiHuongBHXH', id);
  expect(place?.signed?.Anh_Id).toMatch(/^[0-9a-f-]{36}$/);
  expect(place?.signed?.Anh_Id).not.toBe(file._id);
});
