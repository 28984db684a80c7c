import type { BegunProps } from '../../lists/listDef.ts';
import { VoucherForm } from './VoucherForm.tsx';

/** New vouchers, begun from the list. */
export default function NewVoucher({ onDone, onClose }: BegunProps) {
  return <VoucherForm record={null} onDone={onDone} onClose={onClose} />;
}
