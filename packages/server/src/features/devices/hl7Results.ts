import type { Hl7Message, Hl7Segment } from '@medplum/core';
import {
  type DeviceControl,
  type DeviceMessage,
  type DeviceResult,
  deviceTime,
} from '@sen/domain/devices/deviceMessage';
import { type DevicePerson, devicePerson } from '@sen/domain/devices/person';
import { type SamplePlaces, sampleIdOf } from '@sen/domain/devices/sampleId';
import { numberOfParts, type ReadValue, unitOfParts, valueOfParts } from '@sen/domain/devices/values';
import { codeOf, fieldOf, idParts, part, textOfCode, whole } from './hl7Fields.ts';

/** What belongs to one request of a message: its segments by name, and its values. */
type Group = { of: Map<string, Hl7Segment>; values: Hl7Segment[] };

/** The values of a message. Its pictures are none; a calibration has none of a sample. */
export function resultsOf(source: Hl7Message, places: SamplePlaces): DeviceMessage['results'] {
  const kind = part(source.header, 16);
  if (kind === '1') return [];
  return groupsOf(source).flatMap((group) => {
    // a chemistry analyser of Mindray tells its controls in the request itself
    if (kind === '2' && group.values.length === 0) return controlsOfRequest(group);
    return valuesOf(group, part(source.header, 11) === 'Q' || kind === '2', places);
  });
}

function groupsOf(source: Hl7Message): Group[] {
  const groups: Group[] = [];
  let before = new Map<string, Hl7Segment>();
  for (const segment of source.segments) {
    const group = groups.at(-1);
    if (segment.name === 'OBX') {
      if (group) group.values.push(segment);
      else groups.push({ of: before, values: [segment] });
    } else if (segment.name === 'OBR')
      groups.push({ of: new Map([...before, ['OBR', segment]]), values: [] });
    // a specimen stands before its requests, or after the values of the only one
    else if (segment.name === 'SPM' && group && group.values.length > 0 && !group.of.has('SPM'))
      group.of.set('SPM', segment);
    else if (segment.name === 'PID') before = new Map([['PID', segment]]);
    else if (['SPM', 'SAC', 'ORC'].includes(segment.name))
      before = new Map([...before, [segment.name, segment]]);
  }
  return groups;
}

function valuesOf({ of, values }: Group, isControl: boolean, places: SamplePlaces): DeviceResult[] {
  const request = of.get('OBR');
  const sample = sampleIdOf(sampleParts(of, places));
  const ofGroup = request ? (deviceTime(part(request, 22)) ?? deviceTime(part(request, 7))) : null;
  const control = isControl || isControlGroup(of) ? controlOf(of, values) : null;
  const patient = of.get('PID');
  const NguoiMay = control || !patient ? undefined : personOf(patient);
  return values
    .filter((one) => !isPicture(one) && !(control && part(one, 2) === 'IS'))
    .map((segment) => ({
      ...sample,
      MaMay: codeOf(segment, 3),
      DonVi: unitOfParts(fieldOf(segment, 6)[0] ?? []),
      Co:
        fieldOf(segment, 8)
          .flatMap((parts) => parts.find((one) => one !== '') ?? [])
          .join(' ') || null,
      LucChay: deviceTime(part(segment, 14)) ?? ofGroup,
      ...sentValue(segment),
      ...(['F', 'C', ''].includes(part(segment, 11)) ? {} : { ChuaCuoi: true }),
      ...(control ? { KiemChuan: control } : {}),
      ...(NguoiMay ? { NguoiMay } : {}),
    }));
}

const isPicture = (segment: Hl7Segment) => ['ED', 'RP'].includes(part(segment, 2));

/** Where the id of a sample may stand: its specimen, and both numbers of the request. */
function sampleParts(of: Group['of'], places: SamplePlaces): string[] {
  const named = [...of].flatMap(([name, segment]) => {
    const at = places.get(name);
    if (!at) return [];
    const parts = fieldOf(segment, at.field);
    return [at.part === null ? parts.flat() : [parts[0]?.[at.part - 1] ?? '']];
  });
  if (named.length > 0) return named.flat();
  const usual = [
    ['OBR', 3],
    ['OBR', 2],
    ['SPM', 2],
    ['SAC', 3],
    ['ORC', 3],
    ['ORC', 2],
  ] as const;
  return usual.flatMap(([name, field]) => {
    const segment = of.get(name);
    return segment ? idParts(segment, field) : [];
  });
}

/** The value of a result by its type: a structured number and a text whole, of a code what it says, of a number its only part. */
function sentValue(segment: Hl7Segment): ReadValue {
  const type = part(segment, 2);
  const repeats = fieldOf(segment, 5);
  const told = repeats.filter((parts) => parts.some((one) => one !== ''));
  if (['CE', 'CWE', 'CNE', 'CF'].includes(type)) return { GiaTri: told.map(textOfCode).join('; ') };
  if (['ST', 'TX', 'FT'].includes(type)) {
    const [only] = told;
    const parts = only?.filter((one) => one !== '') ?? [];
    return {
      GiaTri:
        told.length === 1 && parts.length === 1
          ? (parts[0] ?? '')
          : told.length === 0
            ? ''
            : whole(segment, 5),
    };
  }
  if (told.length > 1) return { GiaTri: whole(segment, 5), KhongHieu: true };
  if (type === 'SN') return { GiaTri: numberOfParts(told[0] ?? []) };
  return valueOfParts(told[0] ?? []);
}

function personOf(patient: Hl7Segment): DevicePerson | undefined {
  const ids = [2, 3, 4].flatMap((field) => fieldOf(patient, field).map((parts) => parts[0] ?? ''));
  const name = fieldOf(patient, 5)[0]?.slice(0, 3).join(' ') ?? '';
  return devicePerson(ids, name, part(patient, 7), part(patient, 8));
}

/** Mindray's kinds of a count that are quality control, and HL7's role of a specimen. */
function isControlGroup(of: Group['of']): boolean {
  const request = of.get('OBR');
  const specimen = of.get('SPM');
  const [code = '', , system = ''] = (request && fieldOf(request, 4)[0]) ?? [];
  const ofMindray = /^0\d00[3-8]$/.test(code) && /^99/.test(system);
  return ofMindray || (specimen !== undefined && part(specimen, 11) === 'Q');
}

function controlOf(of: Group['of'], values: readonly Hl7Segment[]): DeviceControl {
  const lots = of.get('PID');
  const ten = [
    ...sampleParts(of, new Map()),
    ...(lots ? idParts(lots, 3) : []),
    ...(lots ? idParts(lots, 2) : []),
  ];
  const level = values.find((one) => /level/i.test(fieldOf(one, 3)[0]?.[1] ?? ''));
  return { ten: [...new Set(ten.filter((one) => one !== ''))], Muc: levelOf(level ? part(level, 5) : '') };
}

function levelOf(text: string): DeviceControl['Muc'] {
  const letter = text.trim().toUpperCase()[0];
  return letter === 'L' || letter === 'M' || letter === 'H' ? letter : null;
}

/** The controls of a request that tells them itself, each at the same place of every field: name, lot, level, value and unit. */
function controlsOfRequest({ of }: Group): DeviceResult[] {
  const request = of.get('OBR');
  if (!request) return [];
  const partsOf = (field: number) => fieldOf(request, field)[0] ?? [];
  const [names, lots, levels, values, units] = [13, 14, 17, 20, 21].map(partsOf);
  return (values ?? []).flatMap((GiaTri, at) => {
    const ten = [names?.[at] ?? '', lots?.[at] ?? ''].filter((one) => one !== '');
    if (GiaTri === '') return [];
    return {
      SIDMau: ten[0] ?? '',
      MaMay: part(request, 2),
      GiaTri,
      DonVi: units?.[at] || units?.[0] || null,
      Co: null,
      LucChay: deviceTime(part(request, 7)) ?? deviceTime(part(request, 6)),
      KiemChuan: { ten, Muc: levelOf(levels?.[at] ?? '') },
    };
  });
}
