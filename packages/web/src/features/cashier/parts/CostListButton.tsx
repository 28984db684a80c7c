import { useTranslation } from 'react-i18next';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';

type Props = { TiepNhan_Id: string; disabled?: boolean };

/** Prints the cost list of a visit, form 01/KBCB. */
export function CostListButton({ TiepNhan_Id, disabled = false }: Props) {
  const { t } = useTranslation('cashier');
  const { preview } = usePrinting();
  return (
    <Button
      icon={<PrinterIcon />}
      disabled={disabled}
      onClick={() => preview(`/api/print/BangKeChiPhiKCB/${TiepNhan_Id}`, t('costList'))}
    >
      {t('costList')}
    </Button>
  );
}
