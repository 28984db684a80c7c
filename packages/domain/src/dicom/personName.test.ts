import { describe, expect, it } from 'vitest';
import { dicomName, nameOfDicom } from './personName.ts';
import { idOfUid, uidOfId } from './uid.ts';

describe('a name in DICOM', () => {
  it.each([
    ['Nguyễn Thị An', false, 'Nguyễn^Thị An'],
    ['Nguyễn Thị An', true, 'NGUYEN^THI AN'],
    ['ĐẶNG  Đình Đức', true, 'DANG^DINH DUC'],
    ['An', false, 'An'],
    ['A^B=C\\D', false, 'A^B C D'],
  ])('of "%s", plain %s, is %s', (name, plain, text) => {
    expect(dicomName(name, plain)).toBe(text);
  });

  it('is read as people write it', () => {
    expect(nameOfDicom('NGUYEN^THI AN^^=阮')).toBe('NGUYEN THI AN');
  });
});

describe('a UID of DICOM', () => {
  it('of an id leads back to it, and one of another kind to none', () => {
    const id = '0199f1c2-0000-7000-8000-00000000abcd';
    expect(idOfUid(uidOfId(id))).toBe(id);
    expect(uidOfId('ffffffff-ffff-ffff-ffff-ffffffffffff').length).toBeLessThanOrEqual(64);
    expect(idOfUid('1.2.840.1')).toBeNull();
  });
});
