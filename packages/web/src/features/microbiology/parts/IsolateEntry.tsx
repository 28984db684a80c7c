import type { Issue } from '@sen/domain/catalogue/validate';
import { type Culture, cultureLimits, type Isolate } from '@sen/domain/microbiology/content';
import type { ProposedBy } from '@sen/domain/microbiology/proposals';
import { type DauHieuDeKhang, dauHieuDeKhang, nhomViKhuan } from '@sen/domain/microbiology/values';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DeleteIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select, SelectMany } from '../../../ui/kit/Select.tsx';
import { type Lists, namesIn, optionsOf, type StoredCulture } from '../cultureEntry.ts';
import { AntibiogramEntry } from './AntibiogramEntry.tsx';
import { EntryField } from './EntryField.tsx';

type Props = {
  /** Where its issues stand. */
  path: string;
  culture: Culture;
  isolate: Isolate;
  lists: Lists;
  by: ProposedBy;
  stored: StoredCulture | null;
  issues: readonly Issue[];
  onChange: (isolate: Isolate) => void;
  onRemove: () => void;
};

const marks = Object.keys(dauHieuDeKhang) as DauHieuDeKhang[]; // the keys of the record

/** An organism that grew: which, how much of it, its marks of resistance, its antibiogram. */
export function IsolateEntry({
  path,
  culture,
  isolate,
  lists,
  by,
  stored,
  issues,
  onChange,
  onRemove,
}: Props) {
  const { t } = useTranslation('microbiology');
  const language = currentLanguage();
  const inList = [...lists.viKhuans].sort((a, b) => a.NhomViKhuan.localeCompare(b.NhomViKhuan));
  const groupOf = (one: Lists['viKhuans'][number]) => nhomViKhuan[one.NhomViKhuan][language];
  const options = optionsOf(inList, isolate.ViKhuan_Id, namesIn(stored).viKhuans, groupOf);
  const name = options.find((one) => one.value === isolate.ViKhuan_Id)?.label ?? t('organism');
  const field = (of: string) => ({ path: `${path}.${of}`, label: t(`contentField.${of}`), issues });
  return (
    <section className="isolate" aria-label={name}>
      <div className="isolate-head">
        <EntryField {...field('ViKhuan_Id')}>
          {(aria) => (
            <Select
              {...aria}
              autoFocus={isolate.ViKhuan_Id === ''}
              showSearch={{}}
              value={isolate.ViKhuan_Id}
              onChange={(ViKhuan_Id) => onChange({ ...isolate, ViKhuan_Id })}
              options={options}
            />
          )}
        </EntryField>
        <EntryField {...field('SoLuong')}>
          {(aria) => (
            <Input
              {...aria}
              maxLength={cultureLimits.SoLuong}
              placeholder={t('quantityExample')}
              value={isolate.SoLuong ?? ''}
              onChange={(event) => onChange({ ...isolate, SoLuong: event.target.value || null })}
            />
          )}
        </EntryField>
        <EntryField {...field('DauHieus')}>
          {(aria) => (
            <SelectMany
              {...aria}
              value={isolate.DauHieus}
              onChange={(DauHieus) => onChange({ ...isolate, DauHieus })}
              options={marks.map((mark) => ({ value: mark, label: dauHieuDeKhang[mark][language] }))}
            />
          )}
        </EntryField>
        <Button
          danger
          type="text"
          icon={<DeleteIcon />}
          aria-label={t('removeOrganism', { name })}
          onClick={onRemove}
        />
      </div>
      {isolate.ViKhuan_Id === '' ? null : (
        <AntibiogramEntry
          path={`${path}.khangSinhs`}
          name={name}
          culture={culture}
          isolate={isolate}
          lists={lists}
          by={by}
          stored={stored}
          issues={issues}
          onChange={(khangSinhs) => onChange({ ...isolate, khangSinhs })}
        />
      )}
    </section>
  );
}
