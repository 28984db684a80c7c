import { useMutation } from '@apollo/client/react';
import { thucHienThuocActs } from '@sen/domain/doses/thucHienThuoc';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { dayOf, formatDate, formatTime, today } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AsNeeded } from './AsNeeded.tsx';
import { type Asked, type DoseActs, Marks, WrittenLine } from './DoseParts.tsx';
import { DoseTag } from './DoseTag.tsx';
import { byTime, type Chart, type DoseLine, linesOf, may, type Written } from './doseLines.ts';
import { TakeDoseBackDocument } from './doses.main.gen.ts';
import { EndDialog } from './EndDialog.tsx';
import { GiveDialog } from './GiveDialog.tsx';
import { NotGivenDialog } from './NotGivenDialog.tsx';
import { doseText } from './orderText.ts';
import type { DoseRound } from './useDoseRound.ts';

type Props = {
  one: Chart;
  round: Pick<DoseRound, 'wristband' | 'asked' | 'answered' | 'cabinet' | 'readAgain'>;
};

/** The doses of a patient by time, with what is done with each; then what is given as needed. */
export function PatientDoses({ one, round }: Props) {
  const { t } = useTranslation('doses');
  const [own, setOwn] = useState<Asked | null>(null);
  const [ending, setEnding] = useState<Written | null>(null);
  const { ask, dialog } = useTakeBack(round.readAgain);
  const { asked: heard } = round;
  const asked: Asked | null =
    own ??
    (heard
      ? { kind: 'give', drug: heard.line.drug, GioDung: heard.line.dose.GioDung, code: heard.code }
      : null);
  const writable = may(one, 'ghi');
  const done = () => {
    setOwn(null);
    round.answered();
    setEnding(null);
    round.readAgain();
  };
  const close = () => {
    setOwn(null);
    round.answered();
  };
  const acts = { writable, onAsk: setOwn, onEnd: setEnding, onTakeBack: ask };
  const groups = byTime(linesOf(one));
  return (
    <div className="dose-patient">
      {groups.length === 0 ? <EmptyState text={t('noDoses')} /> : null}
      {groups.map(({ at, lines }) => (
        <section key={at} className="dose-time" aria-label={timeText(at)}>
          <h3>{timeText(at)}</h3>
          <ul>
            {lines.map((line) => (
              <Line key={line.drug.yLenh._id} line={line} acts={acts} />
            ))}
          </ul>
        </section>
      ))}
      <AsNeeded drugs={one.thuocs} acts={acts} />
      {asked?.kind === 'give' ? (
        <GiveDialog one={one} asked={asked} round={round} onDone={done} onClose={close} />
      ) : null}
      {asked?.kind === 'refuse' ? (
        <NotGivenDialog one={one} asked={asked} onDone={done} onClose={close} />
      ) : null}
      {ending ? <EndDialog dose={ending} onDone={done} onClose={() => setEnding(null)} /> : null}
      {dialog}
    </div>
  );
}

/** The hour; with the day where it is not today. */
const timeText = (at: string) =>
  dayOf(at) === today() ? formatTime(at) : `${formatTime(at)} ${formatDate(at).slice(0, 5)}`;

function Line({ line: { drug, dose }, acts }: { line: DoseLine; acts: DoseActs }) {
  const { t } = useTranslation('doses');
  const { yLenh } = drug;
  const open = dose.trangThai !== 'Huy' && dose.thucHien === null;
  const ask = (kind: Asked['kind']) => acts.onAsk({ kind, drug, GioDung: dose.GioDung, code: null });
  return (
    <li className={`dose-line ${dose.trangThai}`}>
      <div className="dose-what">
        <strong>{yLenh.TenDuoc}</strong>
        <span>{doseText(yLenh, t)}</span>
        {yLenh.GhiChu ? <span className="soft">{yLenh.GhiChu}</span> : null}
        <Marks drug={drug} urgent={dose.gapRut} />
      </div>
      <div className="dose-state">
        <DoseTag state={dose.trangThai} />
        {dose.thucHien ? <WrittenLine one={dose.thucHien} acts={acts} /> : null}
        {open && acts.writable ? (
          <div className="dose-buttons">
            <Button type="primary" onClick={() => ask('give')}>
              {t(yLenh.TheTich ? 'begin' : 'give')}
            </Button>
            <Button onClick={() => ask('refuse')}>{t('refuse')}</Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}

function useTakeBack(onChanged: () => void) {
  const { t } = useTranslation('doses');
  const [takeBack] = useMutation(TakeDoseBackDocument);
  const { ask, dialog } = useActDialog();
  return {
    dialog,
    ask: ({ _id: id, version, TenDuoc, ThoiGian, Kho }: Written) =>
      void ask({
        act: 'thuHoiThucHienThuoc',
        of: id,
        title: t('takeBackOf', { name: TenDuoc, at: formatTime(ThoiGian) }),
        text: Kho ? t('takeBackStock', { store: Kho.ten }) : t('takeBackText'),
        okText: thucHienThuocActs.acts.thuHoi.label[currentLanguage()],
        reasons: [t('wrong.patient'), t('wrong.drug'), t('wrong.notTaken')],
        done: t('takenBack', { name: TenDuoc }),
        run: async (LyDo) => {
          await takeBack({ variables: { id, version, LyDo } });
          onChanged();
        },
      }),
  };
}
