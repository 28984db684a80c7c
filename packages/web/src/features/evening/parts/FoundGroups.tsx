import { loaiLech } from '@sen/domain/evening/findings';
import { giaiTrinhSoActs } from '@sen/domain/evening/giaiTrinhSo';
import { dec } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useMayOpen } from '../../../session/useMayOpen.ts';
import { allows } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Money } from '../../../ui/Money.tsx';
import type { EveningLineFragment } from '../evening.main.gen.ts';
import { mendAll, mendOf } from '../mend.ts';
import type { Group } from '../useEvening.ts';
import { MendLink } from './MendLink.tsx';

/** Lines of a kind that are shown before all of them are asked for. */
const shownFirst = 5;

type Props = {
  nhoms: readonly Group[];
  day: string;
  onShift: (NhanVien_Id: string, name: string) => void;
  onExplain: (gap: NonNullable<EveningLineFragment['khuyet']>) => void;
};

/** What does not agree, kind by kind: each line with its amount and the way to where it is mended. */
export function FoundGroups({ nhoms, ...props }: Props) {
  const { t } = useTranslation('evening');
  return (
    <section className="evening-found" aria-label={t('toMend')}>
      <h2>{t('toMend')}</h2>
      {nhoms.map((group) => (
        <FoundGroup key={group.loai} group={group} {...props} />
      ))}
    </section>
  );
}

function FoundGroup({ group, ...props }: Omit<Props, 'nhoms'> & { group: Group }) {
  const { t } = useTranslation('evening');
  const language = currentLanguage();
  const [all, setAll] = useState(false);
  const { label, mend } = loaiLech[group.loai];
  const mayOpen = useMayOpen();
  const desk = group.soLuong > 1 ? mendAll(group.loai, props.day) : null;
  const together = desk !== null && 'path' in desk && mayOpen(desk.path) ? desk : null;
  const shown = all ? group.dongs : group.dongs.slice(0, shownFirst);
  return (
    <article className="evening-group">
      <header>
        <h3>
          {label[language]} <span className="evening-count">{group.soLuong}</span>
        </h3>
        {dec(group.SoTien).eq(0) ? null : <Money value={group.SoTien} strong />}
        {together ? (
          <MendLink
            mend={together}
            label={`${mend[language]}: ${label[language]}`}
            className="button"
            onShift={() => undefined}
          >
            {mend[language]}
          </MendLink>
        ) : null}
      </header>
      {together ? null : <p className="soft">{mend[language]}</p>}
      <ul>
        {shown.map((line) => (
          <FoundLine key={line._id} line={line} {...props} />
        ))}
      </ul>
      {group.dongs.length > shown.length ? (
        <button type="button" className="plain-button" onClick={() => setAll(true)}>
          {t('showAll', { count: group.dongs.length })}
        </button>
      ) : null}
      {all && group.soLuong > group.dongs.length ? (
        <p className="soft">{t('firstOf', { count: group.soLuong, shown: group.dongs.length })}</p>
      ) : null}
    </article>
  );
}

function FoundLine({ line, day, onShift, onExplain }: Omit<Props, 'nhoms'> & { line: EveningLineFragment }) {
  const { t } = useTranslation('evening');
  const { So, Ai, Luc, SoTien, NenLa, DangLa, soLuong, ghiChu, loai, khuyet } = line;
  const explain = giaiTrinhSoActs.acts.giaiTrinh.label[currentLanguage()];
  const name = [So, Ai].filter(Boolean).join(' · ');
  const about = [
    Luc && formatDateTime(Luc),
    soLuong === null || soLuong === undefined
      ? null
      : t(loai === 'HoSoVuong' ? 'errors' : khuyet ? 'numberCount' : 'receipts', { count: soLuong }),
    ghiChu,
  ].filter(Boolean);
  return (
    <li>
      <div className="evening-what">
        <strong>{name}</strong>
        <span className="soft">{about.join(' · ')}</span>
      </div>
      <div className="evening-amount">
        {dec(SoTien).eq(0) && loai.startsWith('So') ? null : <Money value={SoTien} strong />}
        {NenLa && DangLa ? (
          <span className="soft">
            {t('shouldBe')} <Money value={NenLa} /> · {t('is')} <Money value={DangLa} />
          </span>
        ) : null}
      </div>
      {khuyet && allows(khuyet, 'giaiTrinh') ? (
        <button
          type="button"
          className="evening-mend"
          aria-label={`${explain}: ${So}`}
          onClick={() => onExplain(khuyet)}
        >
          {explain}
        </button>
      ) : null}
      <MendLink
        mend={mendOf(line, day)}
        label={`${t(loai === 'CaChuaKet' ? 'closeShift' : 'mend')}: ${name}`}
        onShift={(id) => onShift(id, Ai ?? '')}
      >
        {t(loai === 'CaChuaKet' ? 'closeShift' : 'mend')}
      </MendLink>
    </li>
  );
}
