import { useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { MoneyInput } from '../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { isAmount } from '../../ui/numberText.ts';
import { ErrorState } from '../../ui/states.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { SetupMakeServicesDocument, SetupReadyServicesDocument } from './setup.main.gen.ts';

type Prices = { giaVienPhi: string | null; giaDichVu: string | null };
/** Prices that were changed, and services that are not wanted, by code. */
type Typed = { prices: Record<string, Prices>; without: string[] };

const columns = ['giaVienPhi', 'giaDichVu'] as const;

/** Services that ship with Sen: chosen, priced, and made with price lists that hold from today on. */
export function ServicesPart({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['setup', 'common']);
  const language = currentLanguage();
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(SetupReadyServicesDocument);
  const draft = useDraft<Typed>('setup', 'services');
  const [own, setOwn] = useState<Typed | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [make, { loading }] = useMutation(SetupMakeServicesDocument);
  const rows = data?.dichVuCoSan ?? [];
  // a site whose rooms come later is asked about none of them
  const anyRoom = rows.some((row) => row.coPhong);
  const roomless = rows.filter((row) => anyRoom && !row.coPhong).map((row) => row.MaDichVu);
  const typed = own ?? draft.found?.value ?? { prices: {}, without: roomless };

  const put = (next: Typed) => {
    setOwn(next);
    draft.keep(next);
  };
  const pricesOf = (row: { MaDichVu: string; giaVienPhi: string; giaDichVu: string }): Prices =>
    typed.prices[row.MaDichVu] ?? { giaVienPhi: row.giaVienPhi, giaDichVu: row.giaDichVu };
  const isPrice = (text: string | null) => text !== null && isAmount(text);
  const wanted = rows.filter((row) => !typed.without.includes(row.MaDichVu));
  const unpriced = wanted.filter((row) => columns.some((name) => !isPrice(pricesOf(row)[name])));
  const all = wanted.length === rows.length;

  const submit = async () => {
    const [first] = unpriced;
    if (first) {
      message.error(t('services.unpriced', { count: unpriced.length, code: first.MaDichVu }));
      list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const dichVu = wanted.map((row) => {
      const { giaVienPhi, giaDichVu } = pricesOf(row);
      return { MaDichVu: row.MaDichVu, giaVienPhi: giaVienPhi ?? '', giaDichVu: giaDichVu ?? '' };
    });
    try {
      const answer = await make({ variables: { tenBangGia: t('services.listName'), dichVu } });
      draft.clear();
      message.success(t('services.made', { count: answer.data?.taoDichVuCoSan ?? 0 }));
      onBack();
    } catch (failure) {
      message.error(userMessage(failure));
    }
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="setup">
      <header>
        <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
        <div>
          <h1>{t('services.title')}</h1>
          <p className="soft">{t('services.lead')}</p>
        </div>
      </header>
      {draft.found && !own ? <DraftNotice savedAt={draft.found.savedAt} onDiscard={draft.clear} /> : null}
      {data ? null : (
        <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
      )}
      <div ref={list} className="setup-services" role="table" aria-label={t('services.title')}>
        <div role="row" className="setup-service head">
          <span role="columnheader">
            <Checkbox
              checked={all}
              indeterminate={!all && wanted.length > 0}
              onChange={() => put({ ...typed, without: all ? rows.map((row) => row.MaDichVu) : [] })}
            >
              {t('services.service')}
            </Checkbox>
          </span>
          {columns.map((name) => (
            <span role="columnheader" key={name}>
              {t(`services.${name}`)}
            </span>
          ))}
        </div>
        {rows.map((row) => {
          const on = !typed.without.includes(row.MaDichVu);
          const prices = pricesOf(row);
          const name = language === 'en' ? (row.TenTiengAnh ?? row.TenDichVu) : row.TenDichVu;
          return (
            <div role="row" key={row.MaDichVu} className="setup-service">
              <span role="cell">
                <Checkbox
                  checked={on}
                  onChange={(event) =>
                    put({
                      ...typed,
                      without: event.target.checked
                        ? typed.without.filter((code) => code !== row.MaDichVu)
                        : [...typed.without, row.MaDichVu],
                    })
                  }
                >
                  {name} <small>{row.MaDichVu}</small>
                  {anyRoom && !row.coPhong ? (
                    <small className="setup-gap"> · {t('services.noRoom')}</small>
                  ) : null}
                </Checkbox>
              </span>
              {columns.map((column) => (
                <span role="cell" key={column}>
                  <MoneyInput
                    aria-label={`${t(`services.${column}`)}, ${name}`}
                    value={prices[column]}
                    disabled={!on}
                    status={on && !isPrice(prices[column]) ? 'error' : ''}
                    aria-invalid={on && !isPrice(prices[column])}
                    onChange={(next) =>
                      put({
                        ...typed,
                        prices: { ...typed.prices, [row.MaDichVu]: { ...prices, [column]: next } },
                      })
                    }
                  />
                </span>
              ))}
            </div>
          );
        })}
      </div>
      <p className="setup-foot">
        <Button type="primary" loading={loading} disabled={wanted.length === 0} onClick={() => void submit()}>
          {t('services.make', { count: wanted.length })}
        </Button>
        <Button onClick={onBack}>{t('later')}</Button>
      </p>
    </div>
  );
}
