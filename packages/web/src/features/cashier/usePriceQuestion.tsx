import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Money } from '../../ui/Money.tsx';

type Changed = { Ten: string; DonGia: string; DonGiaMoi: string };

/** Runs an act that takes money; where prices have changed since the order, shows both and asks whether those of the order are taken. */
export function usePriceQuestion() {
  const { t } = useTranslation('cashier');
  const { modal } = useNotices();
  const ask = (dongs: readonly Changed[]) =>
    new Promise<boolean>((resolve) => {
      modal.confirm({
        title: t('priceChanged'),
        content: (
          <ul>
            {dongs.map(({ Ten, DonGia, DonGiaMoi }) => (
              <li key={`${Ten} ${DonGia} ${DonGiaMoi}`}>
                {Ten}: <Money value={DonGia} /> → <Money value={DonGiaMoi} strong />
              </li>
            ))}
          </ul>
        ),
        okText: t('takeOrderPrice'),
        cancelText: t('back', { ns: 'common' }),
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });
  return async <T,>(act: (xacNhanGia: boolean) => Promise<T>): Promise<T> => {
    try {
      return await act(false);
    } catch (error) {
      const { confirm, dongs } = errorDetails(error);
      const isPrice = errorCode(error) === 'NEEDS_CONFIRMATION' && confirm === 'xacNhanGia';
      if (!isPrice || !(await ask(dongs as Changed[]))) throw error; // the details of the question
      return act(true);
    }
  };
}
