import dimse from 'dcmjs-dimse';
import { expect, it } from 'vitest';
import { worklistBytes } from './worklistBytes.ts';

const { Dataset, constants } = dimse;
const { ExplicitVRLittleEndian, ImplicitVRLittleEndian } = constants.TransferSyntax;

const answer = {
  SpecificCharacterSet: 'ISO_IR 192',
  AccessionNumber: 'YC261126-00001-1',
  PatientName: 'NGUYỄN^THỊ ÁNH',
  PatientID: 'BN26000123',
  PatientBirthDate: '',
  PatientSex: 'F',
  ReferringPhysicianName: '',
  RequestingPhysician: '',
  StudyInstanceUID: '2.25.123',
  RequestedProcedureID: 'YC261126-00001-1',
  RequestedProcedureDescription: 'Siêu âm ổ bụng',
  RequestedProcedurePriority: 'ROUTINE',
  ScheduledProcedureStepSequence: [
    {
      Modality: 'US',
      ScheduledStationAETitle: 'SA01',
      ScheduledProcedureStepStartDate: '20261126',
      ScheduledProcedureStepStartTime: '081500',
      ScheduledProcedureStepDescription: 'Siêu âm ổ bụng',
      ScheduledProcedureStepID: 'YC261126-00001-1',
      ScheduledProcedureStepLocation: 'Phòng siêu âm',
      ScheduledPerformingPhysicianName: '',
    },
  ],
};

it.each([
  ['explicit', ExplicitVRLittleEndian],
  ['implicit', ImplicitVRLittleEndian],
])('an answer says in %s little endian what dcmjs makes of it', (_name, syntax) => {
  const bytes = worklistBytes(answer, syntax === ExplicitVRLittleEndian);
  const theirs = new Dataset(answer, syntax).getDenaturalizedDataset();
  const read = (of: Buffer) => JSON.parse(JSON.stringify(new Dataset(of, syntax).getElements()));
  expect(read(bytes)).toEqual(read(theirs));
  expect(bytes.length % 2).toBe(0);
});

it('an element that no answer has is a bug', () => {
  expect(() => worklistBytes({ ...answer, PatientWeight: '60' }, true)).toThrow('unknown element');
});
