import type { Issue } from '@sen/domain/catalogue/validate';
import { resultRefusal } from '@sen/domain/lab/entry';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { TellDialog } from '../../criticals/TellDialog.tsx';
import { DeskForm } from '../../orders/desk/DeskForm.tsx';
import { DeskServices } from '../../orders/desk/DeskServices.tsx';
import { fieldId } from '../../orders/desk/resultKind.ts';
import {
  cellOf,
  conclusion,
  flagWhileTyping,
  keyOf,
  nextEmpty,
  pathAt,
  shownRange,
  shownResult,
} from '../labEntry.ts';
import type { LabResult, LabSlip } from '../useLabSlip.ts';
import { useRerunChoice } from '../useRerunChoice.ts';
import { useSetAside } from '../useSetAside.ts';
import { BeforeReturn, JudgedAnew } from './BeforeReturn.tsx';
import { ControlWarning } from './ControlWarning.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { SampleAgain } from './RejectedSamples.tsx';
import { RerunChoice } from './RerunChoice.tsx';
import { rerunOf } from './Reruns.tsx';
import { Services } from './Services.tsx';
import { SlipHead } from './SlipHead.tsx';

type Props = {
  state: LabSlip;
  result: LabResult;
  /** The index that is being entered. */
  onIndex: (MaChiSo: string) => void;
  /** After the last value: to the act that ends the slip. */
  onLast: () => void;
};

/** A slip: its head, the sample, the values to enter, the conclusion. */
export function SlipTask({ state, result, onIndex, onLast }: Props) {
  const { t } = useTranslation(['lab', 'readings']);
  const { editable, cells, issues } = state;
  const values = result.ketQuas;
  const slip = result.DichVuYeuCau;
  const again = useRerunChoice(state, result);
  const aside = useSetAside({ values, reruns: result.chayLais, cells, editable, change: state.change });
  // rows are drawn again only when their own value changes, so what they call stays the same function
  const latest = useRef({ state, values, onIndex, onLast, again, reruns: result.chayLais });
  useEffect(() => {
    latest.current = { state, values, onIndex, onLast, again, reruns: result.chayLais };
  });

  const change = useCallback((at: number, next: { KetQua?: string; GhiChu?: string }) => {
    const { state: now, values: rows } = latest.current;
    const value = rows[at];
    if (!value) return;
    now.change({ [keyOf(value)]: { ...cellOf(value, now.values()), ...next } });
  }, []);
  const move = useCallback((at: number, way: -1 | 1 | 'next') => {
    const { state: now, values: rows, onLast: end } = latest.current;
    const below = way === 'next' ? at + 1 : at + way;
    if (rows[below]) return focusOn(below);
    if (way !== 'next') return;
    const empty = nextEmpty(rows, now.values(), at);
    if (empty === null) end();
    else focusOn(empty);
  }, []);
  const leave = useCallback((at: number) => {
    const { state: now, values: rows } = latest.current;
    const value = rows[at];
    const code = value && resultRefusal(cellOf(value, now.values()).KetQua, value.KieuDuLieu);
    if (code)
      now.issues.set([
        ...now.issues.list.filter((one) => one.path !== pathAt(at)),
        { path: pathAt(at), code },
      ]);
  }, []);
  const focused = useCallback((at: number) => {
    const value = latest.current.values[at];
    if (value) latest.current.onIndex(value.MaChiSo);
  }, []);

  const chooseAgain = useCallback((at: number) => {
    const { values: rows, reruns, again: choice } = latest.current;
    const rerun = rows[at] && rerunOf(reruns, rows[at]);
    if (rerun) choice.open(rerun);
  }, []);
  const labelOf = (path: string) => {
    const [part, at = '', field = ''] = path.split('.');
    if (part !== 'dichVus') return values[Number(at)]?.TenChiSo ?? t('conclusion');
    const label = field === 'hinhAnhs' ? 'imagesTitle' : `field.${field}`;
    return `${result.dichVus[Number(at)]?.TenDichVu ?? ''}: ${t(label, { ns: 'readings' })}`;
  };
  const stored = slip.KetLuan ?? '';
  // many empty fields are one thing to do, not a list of it
  const isMissing = ({ path, code }: Issue) => code === 'REQUIRED' && path.startsWith('ketQuas.');
  const missing = issues.list.filter(isMissing);
  const wrong = issues.list.filter((issue) => !isMissing(issue));
  return (
    <>
      <SlipHead result={result} />
      <ControlWarning runs={result.kiemChuans} />
      {state.doubts.judged.length > 0 ? (
        <Alert
          type="warning"
          title={t('anew.changed', { count: state.doubts.judged.length })}
          description={<JudgedAnew values={state.doubts.judged} />}
        />
      ) : null}
      <DeskForm state={state} issues={wrong} labelOf={labelOf}>
        {missing.length > 0 ? (
          <Alert
            type="error"
            className="lab-missing"
            title={t('missing', { count: missing.length })}
            action={
              <Button size="small" onClick={() => focusOn(Number(missing[0]?.path.split('.')[1]))}>
                {t('toMissing')}
              </Button>
            }
          />
        ) : null}
        {slip.TrangThai === 'SanSang' ? (
          <>
            <SampleAgain result={result} />
            <DeskServices slip={slip} />
          </>
        ) : (
          <section className="section" aria-label={t('values')}>
            <div className="lab-scroll">
              <EntryGrid
                values={values}
                cells={cells}
                sent={result.thietBis}
                reruns={result.chayLais}
                aside={aside}
                editable={editable}
                issues={issues.list}
                onChange={change}
                onMove={move}
                onFocus={focused}
                onLeave={leave}
                onRerun={chooseAgain}
              />
            </div>
            <p className="desk-progress" role="status">
              {t('progress', { entered: state.progress.entered, needed: state.progress.needed })}
              {state.progress.critical.length > 0
                ? ` · ${t('criticalCount', { count: state.progress.critical.length })}`
                : ''}
              {state.dirty ? ` · ${t('unsaved')}` : ''}
              {result.NguoiDuyet ? ` · ${t('verifiedBy', { who: result.NguoiDuyet.ten })}` : ''}
            </p>
            {editable ? (
              <label className="lab-conclusion">
                <span>{t('conclusion')}</span>
                <Input.TextArea
                  autoSize={{ minRows: 1, maxRows: 6 }}
                  maxLength={2000}
                  value={cells[conclusion]?.KetQua ?? ''}
                  onChange={(event) =>
                    state.change({ [conclusion]: { KetQua: event.target.value, GhiChu: '' } })
                  }
                />
              </label>
            ) : stored ? (
              <p>
                <span className="soft">{t('conclusion')}:</span> {stored}
              </p>
            ) : null}
          </section>
        )}
        {slip.TrangThai === 'SanSang' ? null : <Services state={state} result={result} />}
      </DeskForm>
      {again.rerun && again.value ? (
        <RerunChoice
          key={again.rerun._id}
          rerun={again.rerun}
          value={again.value}
          busy={state.busy}
          onChoose={again.choose}
          onClose={again.close}
        />
      ) : null}
      {state.confirming ? (
        <BeforeReturn
          doubts={state.doubts}
          busy={state.busy}
          onReturn={() => void state.returnSeen()}
          onClose={state.stopConfirming}
        />
      ) : null}
      {state.asking ? (
        <TellDialog
          slip={slip._id}
          doctor={slip.BacSiChiDinh?.ten ?? null}
          busy={state.busy}
          issues={issues.list}
          labelOf={labelOf}
          onTold={state.returnTold}
          onClose={state.stopAsking}
        >
          {state.progress.critical.map((value) => (
            <li key={`${value.ChiTiet_Id} ${value.MaChiSo}`}>
              {value.TenChiSo}{' '}
              <ResultFlag flag={flagWhileTyping(value, value.KetQua ?? '')}>
                {shownResult(value.KetQua, value.KieuDuLieu)} {value.DonViTinh}
              </ResultFlag>{' '}
              <span className="soft">{shownRange(value)}</span>
            </li>
          ))}
        </TellDialog>
      ) : null}
    </>
  );
}

function focusOn(at: number): void {
  document.getElementById(fieldId(pathAt(at)))?.focus();
}
