import {
  type DiUng,
  type MucDoDiUng,
  mucDoDiUng,
  reactionMost,
  type XacNhanDiUng,
  xacNhanDiUng,
} from '@sen/domain/patients/allergies';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefsPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import type { Entry, RefLabel } from '../../../ui/entry.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { patientFieldLabel } from '../fieldLabel.ts';

type Names = ReadonlyMap<string, string>;

/** The ingredients that a patient is allergic to, and of each how grave it is, what happened and how sure it is. */
export function AllergyFields({ labels }: { labels: readonly RefLabel[] }) {
  const form = Form.useFormInstance();
  const ids = Form.useWatch('DiUngHoatChat_Ids', form) as readonly string[] | null | undefined; // by its picker
  const [picked, setPicked] = useState<Names>(new Map());
  const names = new Map([...picked, ...labels.map(({ _id, ten }) => [_id, ten] as const)]);
  const note = (_ids: string[], entries: readonly Entry[]) =>
    setPicked(
      new Map([...picked, ...entries.map((one) => [one._id, String(one['TenHoatChat'] ?? '…')] as const)]),
    );
  return (
    <>
      <Form.Item
        name="DiUngHoatChat_Ids"
        label={patientFieldLabel('DiUngHoatChat_Ids') ?? ''}
        className="wide"
      >
        <RefsPicker to="HoatChat" labels={labels} onChange={note} />
      </Form.Item>
      {ids && ids.length > 0 ? (
        <Form.Item name="DiUngs" className="full">
          <AllergyDetails ids={ids} names={names} />
        </Form.Item>
      ) : null}
    </>
  );
}

type DetailsProps = {
  ids: readonly string[];
  names: Names;
  value?: readonly DiUng[] | null | undefined;
  onChange?: (details: readonly DiUng[]) => void;
};

function AllergyDetails({ ids, names, value, onChange }: DetailsProps) {
  const { t } = useTranslation('patients');
  const details = value ?? [];
  const put = (HoatChat_Id: string, part: Partial<DiUng>) => {
    const before = details.find((one) => one.HoatChat_Id === HoatChat_Id) ?? blank;
    onChange?.([
      ...details.filter((one) => one.HoatChat_Id !== HoatChat_Id),
      { ...before, ...part, HoatChat_Id },
    ]);
  };
  return (
    <ul className="allergy-details">
      {ids.map((id) => {
        const one = details.find(({ HoatChat_Id }) => HoatChat_Id === id);
        const name = names.get(id) ?? '…';
        const of = (what: string) => `${what}: ${name}`;
        return (
          <li key={id}>
            <span className="allergy-name">{name}</span>
            <Select
              aria-label={of(t('allergy.severity'))}
              placeholder={t('allergy.severity')}
              allowClear
              value={one?.MucDo ?? null}
              options={optionsOf(mucDoDiUng)}
              onChange={(MucDo: MucDoDiUng | undefined) => put(id, { MucDo: MucDo ?? null })}
            />
            <Input
              aria-label={of(t('allergy.reaction'))}
              placeholder={t('allergy.reaction')}
              maxLength={reactionMost}
              autoComplete="off"
              value={one?.PhanUng ?? ''}
              onChange={(event) => put(id, { PhanUng: event.target.value })}
            />
            <Select
              aria-label={of(t('allergy.certainty'))}
              placeholder={t('allergy.certainty')}
              allowClear
              value={one?.XacNhan ?? null}
              options={optionsOf(xacNhanDiUng)}
              onChange={(XacNhan: XacNhanDiUng | undefined) => put(id, { XacNhan: XacNhan ?? null })}
            />
          </li>
        );
      })}
    </ul>
  );
}

const blank = { MucDo: null, PhanUng: null, XacNhan: null };

function optionsOf<K extends string>(labels: Readonly<Record<K, { vi: string; en: string }>>) {
  const values = Object.keys(labels) as K[]; // the keys of the record
  return values.map((value) => ({ value, label: labels[value][currentLanguage()] }));
}
