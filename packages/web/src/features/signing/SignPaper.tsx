import { useMutation, useQuery } from '@apollo/client/react';
import { chuKyActs, viTriKy } from '@sen/domain/signing/chuKy';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows, refusalOf } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { PrintActProps } from '../../ui/feature.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import {
  ChuKyTrenGiayDocument,
  KyGiayDocument,
  KyKetQuaDocument,
  ThuHoiKyDocument,
  type ViTriTrenGiayFragment,
} from './signing.main.gen.ts';
import './signing.css';

type Props = PrintActProps & {
  /** The paper is the returned result of an order slip, by whose id it is signed. */
  ofResult?: boolean;
};

/** Below the preview of a paper: who has signed it, and the button of whoever it names. */
export default function SignPaper({ form, id, onChanged, ofResult = false }: Props) {
  const { t } = useTranslation('signing');
  const { message } = useNotices();
  const { ask, dialog } = useActDialog();
  const { data, error, refetch } = useQuery(ChuKyTrenGiayDocument, {
    variables: { MauIn: form, id },
    fetchPolicy: 'network-only',
  });
  const [sign, signing] = useMutation(KyGiayDocument);
  const [takeBack] = useMutation(ThuHoiKyDocument);
  const [signResult, signingResult] = useMutation(KyKetQuaDocument);
  const requestId = useRef(crypto.randomUUID());
  const places = data?.chuKyGiayTo ?? [];
  const done = async (act: Promise<unknown>, said: string) => {
    try {
      await act;
      message.success(said);
      requestId.current = crypto.randomUUID();
      onChanged();
    } catch (error) {
      message.error(userMessage(error));
    }
    await refetch();
  };
  const back = ({ ViTri }: ViTriTrenGiayFragment) =>
    ask({
      act: ofResult ? 'updateChuKyKetQua' : 'thuHoiChuKy',
      of: `${id}/${ViTri}`,
      title: t('backAsk'),
      okText: chuKyActs.acts.thuHoi.label[currentLanguage()],
      run: (LyDo) =>
        done(
          ofResult
            ? signResult({ variables: { id, input: { ViTri, ky: false, LyDo } } })
            : takeBack({ variables: { MauIn: form, id, ViTri, LyDo } }),
          t('backDone'),
        ),
    });
  // in a dialogue of its own nothing would stand otherwise
  if (ofResult && places.length === 0)
    return <Waiting error={error} asked={Boolean(data)} onRetry={refetch} />;
  if (places.length === 0) return null;
  return (
    <ul className="sign-places">
      {places.map((place) => (
        <li key={place.ViTri}>
          <span>
            {viTriKy[place.ViTri][currentLanguage()]}: <strong>{place.NguoiKy?.ten ?? '–'}</strong>{' '}
            <span className={place.DaDoi ? 'grave' : 'soft'}>{stateOf(place)}</span>
          </span>
          {allows(place, 'ky') ? (
            <Button
              type="primary"
              loading={signing.loading || signingResult.loading}
              onClick={() => {
                const at = { ViTri: place.ViTri, requestId: requestId.current };
                const signed = ofResult
                  ? signResult({ variables: { id, input: { ...at, ky: true } } })
                  : sign({ variables: { MauIn: form, id, ...at } });
                void done(signed, t('signed'));
              }}
            >
              {chuKyActs.acts.ky.label[currentLanguage()]}
            </Button>
          ) : null}
          {refusalOf(place, 'ky') === 'SIGN_NO_SPECIMEN' ? (
            <span className="soft">{t('noSpecimen')}</span>
          ) : null}
          {allows(place, 'thuHoi') ? (
            <Button size="small" onClick={() => void back(place)}>
              {chuKyActs.acts.thuHoi.label[currentLanguage()]}
            </Button>
          ) : null}
        </li>
      ))}
      {dialog}
    </ul>
  );

  function stateOf({ KyLuc, DaDoi }: ViTriTrenGiayFragment): string {
    if (!KyLuc) return t('notSigned');
    return t(DaDoi ? 'changed' : 'signedAt', { time: formatDateTime(KyLuc) });
  }
}

function Waiting({ error, asked, onRetry }: { error: unknown; asked: boolean; onRetry: () => unknown }) {
  const { t } = useTranslation('signing');
  if (asked) return <EmptyState text={t('noPlaces')} />;
  return error ? <ErrorState error={error} onRetry={() => void onRetry()} /> : <Loading />;
}
