import type { Issue } from '@sen/domain/catalogue/validate';
import {
  type AntibiogramRow,
  type Culture,
  cultureLimits,
  type Isolate,
} from '@sen/domain/microbiology/content';
import { type ProposedBy, proposalOf } from '@sen/domain/microbiology/proposals';
import { valueMost } from '@sen/domain/microbiology/susceptibility';
import {
  type MucNhayCam,
  nhomKhangSinh,
  type PhuongPhapKhangSinhDo,
  phuongPhapKhangSinhDo,
} from '@sen/domain/microbiology/values';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DeleteIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { fieldId } from '../../orders/desk/resultKind.ts';
import { type Lists, namesIn, optionsOf, panelFor, type StoredCulture } from '../cultureEntry.ts';
import { EntryField } from './EntryField.tsx';

type Props = {
  path: string;
  /** The organism. */
  name: string;
  culture: Culture;
  isolate: Isolate;
  lists: Lists;
  by: ProposedBy;
  stored: StoredCulture | null;
  issues: readonly Issue[];
  onChange: (rows: readonly AntibiogramRow[]) => void;
};

const methods = Object.keys(phuongPhapKhangSinhDo) as PhuongPhapKhangSinhDo[]; // the keys of the record
const meanings = (['S', 'I', 'R'] as const).map((value) => ({ value, label: value }));

/**
 * The antibiogram of an organism. The table of breakpoints proposes S, I or R from the typed value, which a row follows until the reader
 * decides otherwise; that stands beside what was proposed. Enter goes to the next value.
 */
export function AntibiogramEntry({
  path,
  name,
  culture,
  isolate,
  lists,
  by,
  stored,
  issues,
  onChange,
}: Props) {
  const { t } = useTranslation('microbiology');
  const language = currentLanguage();
  const rows = isolate.khangSinhs;
  const set = (at: number, part: Partial<AntibiogramRow>) =>
    onChange(rows.map((one, place) => (place === at ? { ...one, ...part } : one)));
  const inList = [...lists.khangSinhs].sort((a, b) => a.NhomKhangSinh.localeCompare(b.NhomKhangSinh));
  const groupOf = (one: Lists['khangSinhs'][number]) => nhomKhangSinh[one.NhomKhangSinh][language];
  const panel = panelFor(lists, culture, isolate, by);
  const toNext = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    document.getElementById(fieldId(`${path}.${at + 1}.GiaTri`))?.focus();
  };
  return (
    <div className="antibiogram" role="group" aria-label={t('antibiogramOf', { name })}>
      {rows.map((row, at) => {
        const options = optionsOf(inList, row.KhangSinh_Id, namesIn(stored).khangSinhs, groupOf);
        const antibiotic = options.find((one) => one.value === row.KhangSinh_Id)?.label ?? '';
        const proposal = proposalOf(by, culture, isolate.ViKhuan_Id, row);
        const field = (of: string) => ({
          path: `${path}.${at}.${of}`,
          label: `${t(`contentField.${of}`)} ${antibiotic}`.trim(),
          issues,
          unseen: true as const,
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an antibiotic is not yet chosen when its row is made
          <div key={at} className="antibiogram-row">
            <EntryField {...field('KhangSinh_Id')}>
              {(aria) => (
                <Select
                  {...aria}
                  showSearch={{}}
                  placeholder={t('contentField.KhangSinh_Id')}
                  value={row.KhangSinh_Id}
                  onChange={(KhangSinh_Id) => set(at, { KhangSinh_Id })}
                  options={options}
                />
              )}
            </EntryField>
            <EntryField {...field('PhuongPhap')}>
              {(aria) => (
                <Select
                  {...aria}
                  value={row.PhuongPhap}
                  onChange={(PhuongPhap) => set(at, { PhuongPhap })}
                  options={methods.map((one) => ({
                    value: one,
                    label: phuongPhapKhangSinhDo[one][language],
                  }))}
                />
              )}
            </EntryField>
            <EntryField {...field('GiaTri')}>
              {(aria) => (
                <Input
                  {...aria}
                  className="antibiogram-value"
                  maxLength={valueMost}
                  placeholder={row.PhuongPhap === 'MIC' ? 'mg/L' : 'mm'}
                  value={row.GiaTri ?? ''}
                  onKeyDown={(event) => toNext(event, at)}
                  onChange={(event) => set(at, { GiaTri: event.target.value || null })}
                />
              )}
            </EntryField>
            <EntryField {...field('KetQua')}>
              {(aria) => (
                <Segmented<MucNhayCam>
                  {...aria}
                  value={row.KetQua ?? proposal?.KetQua ?? null}
                  options={meanings}
                  onChange={(KetQua) => set(at, { KetQua: KetQua === proposal?.KetQua ? null : KetQua })}
                />
              )}
            </EntryField>
            <span className="antibiogram-proposal">
              {proposal ? (
                <small
                  className={row.KetQua && row.KetQua !== proposal.KetQua ? 'antibiogram-other' : 'soft'}
                >
                  {t('proposed', { value: proposal.KetQua })} ·{' '}
                  {proposal.CanCu.replace(/ ([≤≥<>]) /g, '\u00a0$1\u00a0')}
                </small>
              ) : null}
            </span>
            <Button
              danger
              type="text"
              icon={<DeleteIcon />}
              aria-label={t('removeAntibiotic', { name: antibiotic || t('contentField.KhangSinh_Id') })}
              onClick={() => onChange(rows.filter((_one, place) => place !== at))}
            />
          </div>
        );
      })}
      <div className="antibiogram-acts">
        {rows.length < cultureLimits.khangSinhs ? (
          <Button
            size="small"
            icon={<PlusIcon />}
            onClick={() =>
              onChange([
                ...rows,
                {
                  KhangSinh_Id: '',
                  PhuongPhap: rows.at(-1)?.PhuongPhap ?? 'KhoanhGiay',
                  GiaTri: null,
                  KetQua: null,
                },
              ])
            }
          >
            {t('addAntibiotic')}
          </Button>
        ) : null}
        {panel.length > 0 ? (
          <Button size="small" onClick={() => onChange([...rows, ...panel])}>
            {t('addPanel', { count: panel.length })}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
