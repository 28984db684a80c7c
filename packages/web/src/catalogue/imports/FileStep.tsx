import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { DownloadIcon, UploadIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Radio } from '../../ui/kit/choices.tsx';
import { useDownload } from '../../ui/useDownload.ts';
import type { Plans } from './types.ts';
import type { ImportRun } from './useImport.ts';
import './faults.css';

type Props = { state: ImportRun; plans: Plans; def: Pick<CatalogueDef, 'name' | 'label'>; asked: string };

/** Which file: the catalogue's own template or an official one; chosen or dropped. */
export function FileStep({ state, plans, def, asked }: Props) {
  const { t } = useTranslation('catalogue');
  const language = currentLanguage();
  const download = useDownload();
  const [chosen, setChosen] = useState(
    plans.plans.some(({ name }) => name === asked) ? asked : (state.run?.plan.name ?? def.name),
  );
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const plan = plans.plans.find(({ name }) => name === chosen) ?? plans.plans[0];
  if (!plan) return null;
  const megabytes = Math.floor(plans.fileMaxBytes / 1048576);
  const take = (file: File | undefined) => {
    if (!file || state.busy) return;
    setTooLarge(file.size > plans.fileMaxBytes);
    if (file.size <= plans.fileMaxBytes) void state.send(plan.name, file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const template =
    plan.name === def.name && !plan.ofRecords
      ? `/api/catalogue/${def.name}/template.xlsx`
      : `/api/imports/plans/${plan.name}/template.xlsx`;
  const shipped = plans.plans.find((one) => one.shipped !== null);
  return (
    <div className="import-body">
      {shipped?.shipped ? (
        <Alert
          type="info"
          title={t('imports.shipped')}
          description={shipped.shipped[language]}
          action={
            <Button loading={state.busy} onClick={() => void state.sendShipped(shipped.name)}>
              {t('imports.takeShipped')}
            </Button>
          }
        />
      ) : null}
      {plans.plans.length > 1 ? (
        <fieldset className="import-plans column">
          <legend>{t('imports.kind')}</legend>
          {plans.plans.map((one) => (
            <div key={one.name}>
              <Radio
                name="plan"
                value={one.name}
                checked={one.name === plan.name}
                onChange={() => setChosen(one.name)}
              >
                {one.name === def.name ? t('imports.ownTemplate') : one.label[language]}
              </Radio>
              {one.note && one.name === plan.name ? <p>{one.note[language]}</p> : null}
            </div>
          ))}
        </fieldset>
      ) : plan.note ? (
        <p className="import-hint">{plan.note[language]}</p>
      ) : null}
      <div
        className={over ? 'import-drop over' : 'import-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadIcon />
        <p>{state.busy ? t('imports.reading') : t('imports.drop')}</p>
        <Button type="primary" loading={state.busy} onClick={() => input.current?.click()} autoFocus>
          {t('imports.choose')}
        </Button>
        <p className="import-hint">{t('imports.takes', { max: megabytes })}</p>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.txt,.tsv"
          hidden
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {tooLarge ? <Alert type="error" title={t('imports.tooLarge', { max: megabytes })} /> : null}
      <div className="import-acts">
        <Button icon={<DownloadIcon />} onClick={() => download(template, `${plan.name}-mau.xlsx`)}>
          {t('imports.template')}
        </Button>
        {state.run && state.run.TrangThai !== 'DaHoanTac' ? (
          <Button onClick={() => state.go(null)}>
            {t(state.run.TrangThai === 'DaGhi' ? 'imports.resultOf' : 'imports.goOn', {
              name: state.run.TenTep,
            })}
          </Button>
        ) : null}
      </div>
      {plans.written.length > 0 ? (
        <section>
          <h2>{t('imports.writtenLately')}</h2>
          <ul className="import-written">
            {plans.written.map(({ _id, TenTep, ghiLuc }) => (
              <li key={_id}>
                <span>
                  {formatDateTime(ghiLuc)} · {TenTep}
                </span>
                <Button size="small" disabled={state.busy} onClick={() => void state.openWritten(_id)}>
                  {t('imports.openWritten')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
