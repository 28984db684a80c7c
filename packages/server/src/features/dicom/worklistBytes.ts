import dimse from 'dcmjs-dimse';

const { Dataset, constants } = dimse;

type Elements = Readonly<Record<string, unknown>>;
type Known = readonly [keyword: string, group: number, element: number, vr: string];

/** What an answer of the worklist says, in the order of tags (DICOM PS3.4 K.6.1.2.2). */
const ofAnswer: readonly Known[] = [
  ['SpecificCharacterSet', 0x0008, 0x0005, 'CS'],
  ['AccessionNumber', 0x0008, 0x0050, 'SH'],
  ['ReferringPhysicianName', 0x0008, 0x0090, 'PN'],
  ['PatientName', 0x0010, 0x0010, 'PN'],
  ['PatientID', 0x0010, 0x0020, 'LO'],
  ['PatientBirthDate', 0x0010, 0x0030, 'DA'],
  ['PatientSex', 0x0010, 0x0040, 'CS'],
  ['StudyInstanceUID', 0x0020, 0x000d, 'UI'],
  ['RequestingPhysician', 0x0032, 0x1032, 'PN'],
  ['RequestedProcedureDescription', 0x0032, 0x1060, 'LO'],
  ['ScheduledProcedureStepSequence', 0x0040, 0x0100, 'SQ'],
  ['RequestedProcedureID', 0x0040, 0x1001, 'SH'],
  ['RequestedProcedurePriority', 0x0040, 0x1003, 'SH'],
];
const ofStep: readonly Known[] = [
  ['Modality', 0x0008, 0x0060, 'CS'],
  ['ScheduledStationAETitle', 0x0040, 0x0001, 'AE'],
  ['ScheduledProcedureStepStartDate', 0x0040, 0x0002, 'DA'],
  ['ScheduledProcedureStepStartTime', 0x0040, 0x0003, 'TM'],
  ['ScheduledPerformingPhysicianName', 0x0040, 0x0006, 'PN'],
  ['ScheduledProcedureStepDescription', 0x0040, 0x0007, 'LO'],
  ['ScheduledProcedureStepID', 0x0040, 0x0009, 'SH'],
  ['ScheduledProcedureStepLocation', 0x0040, 0x0011, 'SH'],
];

/**
 * The elements of an answer of the worklist in explicit or implicit little endian (DICOM PS3.5 7.1); texts in UTF-8. An element that no
 * answer has throws. dcmjs, which knows every element there is, takes milliseconds for one.
 */
export function worklistBytes(elements: Elements, explicit: boolean): Buffer {
  return itemBytes(elements, ofAnswer, explicit);
}

function itemBytes(elements: Elements, known: readonly Known[], explicit: boolean): Buffer {
  const parts: Buffer[] = [];
  let told = 0;
  for (const [keyword, group, element, vr] of known) {
    const value = elements[keyword];
    if (value === undefined) continue;
    told += 1;
    const bytes = vr === 'SQ' ? stepsBytes(value, explicit) : textBytes(String(value), vr);
    parts.push(headOf(group, element, vr, bytes.length, explicit), bytes);
  }
  if (told !== Object.keys(elements).length)
    throw new Error('an answer of the worklist has an unknown element');
  return Buffer.concat(parts);
}

function stepsBytes(steps: unknown, explicit: boolean): Buffer {
  const items = (steps as readonly Elements[]).map((step) => itemBytes(step, ofStep, explicit)); // as worklistOf makes them
  return Buffer.concat(items.flatMap((bytes) => [headOf(0xfffe, 0xe000, 'SQ', bytes.length, false), bytes]));
}

/** A value of even length: UIDs are filled with a zero, texts with a blank. */
function textBytes(value: string, vr: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, vr === 'UI' ? zero : blank]);
}
const [zero, blank] = [Buffer.from([0]), Buffer.from(' ')];

function headOf(group: number, element: number, vr: string, length: number, explicit: boolean): Buffer {
  const head = Buffer.alloc(explicit && vr === 'SQ' ? 12 : 8);
  head.writeUInt16LE(group, 0);
  head.writeUInt16LE(element, 2);
  if (!explicit) head.writeUInt32LE(length, 4);
  else {
    head.write(vr, 4, 'latin1');
    if (vr === 'SQ') head.writeUInt32LE(length, 8);
    else head.writeUInt16LE(length, 6);
  }
  return head;
}

/** The elements of an answer, which dcmjs asks for their bytes. `syntax`: one of the two that the worklist is answered in. */
export class WorklistAnswer extends Dataset {
  override getDenaturalizedDataset(): Buffer {
    const explicit = this.getTransferSyntaxUid() === constants.TransferSyntax.ExplicitVRLittleEndian;
    return worklistBytes(this.getElements(), explicit);
  }
}

/** What stands before each answer of one question: the same for all, and so written once. */
export class SharedCommand extends Dataset {
  #bytes: Buffer | null = null;
  override getDenaturalizedCommandDataset(): Buffer {
    this.#bytes ??= super.getDenaturalizedCommandDataset();
    return this.#bytes;
  }
}
