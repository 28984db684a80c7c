import { useQuery } from '@apollo/client/react';
import { cultureLimits } from '@sen/domain/microbiology/content';
import { type TrangThaiCay, trangThaiCay } from '@sen/domain/microbiology/values';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { today } from '../../../ui/dateText.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { fieldId } from '../../orders/desk/resultKind.ts';
import type { ContentEntryProps } from '../../readings/readingDesk.ts';
import { MicrobiologyListsDocument } from '../culture.main.gen.ts';
import {
  changed,
  cultureIn,
  type Lists,
  namesIn,
  optionsOf,
  proposedBy,
  type StoredCulture,
  storedIn,
} from '../cultureEntry.ts';
import { EntryField } from './EntryField.tsx';
import { IsolateEntry } from './IsolateEntry.tsx';

const states = Object.keys(trangThaiCay) as TrangThaiCay[]; // the keys of the record

/** A culture in work: the specimen, what is seen directly, how the culture stands, what grew with its antibiogram. */
export function CultureEntry({ stored, ...entry }: ContentEntryProps) {
  const { data, error, refetch } = useQuery(MicrobiologyListsDocument);
  if (data) return <CultureFields {...entry} lists={data.danhMuc} stored={storedIn(stored)} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
}

type FieldsProps = Omit<ContentEntryProps, 'stored'> & { lists: Lists; stored: StoredCulture | null };

function CultureFields({ name, path, value, lists, stored, issues, onChange }: FieldsProps) {
  const { t } = useTranslation('microbiology');
  const language = currentLanguage();
  const culture = cultureIn(value);
  const set = (part: Partial<typeof culture>) => onChange(changed(culture, part));
  const field = (of: string) => ({ path: `${path}.${of}`, label: t(`contentField.${of}`), issues });
  const by = proposedBy(lists, stored, today());
  const isolatesId = fieldId(`${path}.viKhuans`);
  return (
    <div className="culture-entry">
      <div className="culture-specimen">
        <EntryField {...field('LoaiBenhPham_Id')}>
          {(aria) => (
            <Select
              {...aria}
              allowClear
              showSearch={{}}
              value={culture.LoaiBenhPham_Id}
              onChange={(id) => set({ LoaiBenhPham_Id: id ?? null })}
              options={optionsOf(lists.loaiBenhPhams, culture.LoaiBenhPham_Id, namesIn(stored).loaiBenhPhams)}
            />
          )}
        </EntryField>
        {(['LayMauLuc', 'NhanMauLuc'] as const).map((of) => (
          <EntryField key={of} {...field(of)}>
            {(aria) => (
              <DateTimeField {...aria} value={culture[of]} onChange={(time) => set({ [of]: time })} />
            )}
          </EntryField>
        ))}
      </div>
      <EntryField {...field('SoiTrucTiep')}>
        {(aria) => (
          <Input.TextArea
            {...aria}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={cultureLimits.SoiTrucTiep}
            value={culture.SoiTrucTiep ?? ''}
            onChange={(event) => set({ SoiTrucTiep: event.target.value || null })}
          />
        )}
      </EntryField>
      <div className="culture-state">
        <EntryField {...field('TrangThaiCay')}>
          {(aria) => (
            <Select
              {...aria}
              allowClear
              value={culture.TrangThaiCay}
              onChange={(state) =>
                set({ TrangThaiCay: state ?? null, SoNgay: state === 'KhongMoc' ? culture.SoNgay : null })
              }
              options={states.map((one) => ({ value: one, label: trangThaiCay[one][language] }))}
            />
          )}
        </EntryField>
        {culture.TrangThaiCay === 'KhongMoc' ? (
          <EntryField {...field('SoNgay')}>
            {(aria) => (
              <Input
                {...aria}
                inputMode="numeric"
                maxLength={2}
                value={culture.SoNgay ?? ''}
                onChange={(event) => set({ SoNgay: daysOf(event.target.value) })}
              />
            )}
          </EntryField>
        ) : null}
      </div>
      {culture.TrangThaiCay === 'CoMoc' || culture.viKhuans.length > 0 ? (
        <fieldset className="culture-isolates" id={isolatesId} tabIndex={-1}>
          <legend>{t('contentField.viKhuans')}</legend>
          {issues.some((issue) => issue.path === `${path}.viKhuans`) ? (
            <small className="reading-wrong">{t('organismNeeded')}</small>
          ) : null}
          {lists.diemGays.length === 0 ? <small className="soft">{t('noBreakpoints')}</small> : null}
          {culture.viKhuans.map((isolate, at) => (
            <IsolateEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: an organism is not yet chosen when its place is made
              key={at}
              path={`${path}.viKhuans.${at}`}
              culture={culture}
              isolate={isolate}
              lists={lists}
              by={by}
              stored={stored}
              issues={issues}
              onChange={(next) =>
                set({ viKhuans: culture.viKhuans.map((one, place) => (place === at ? next : one)) })
              }
              onRemove={() => set({ viKhuans: culture.viKhuans.filter((_one, place) => place !== at) })}
            />
          ))}
          {culture.viKhuans.length < cultureLimits.viKhuans ? (
            <Button
              icon={<PlusIcon />}
              aria-label={t('addOrganismTo', { name })}
              onClick={() =>
                set({
                  viKhuans: [
                    ...culture.viKhuans,
                    { ViKhuan_Id: '', SoLuong: null, DauHieus: [], khangSinhs: [] },
                  ],
                })
              }
            >
              {t('addOrganism')}
            </Button>
          ) : null}
        </fieldset>
      ) : null}
    </div>
  );
}

function daysOf(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
