import CashierScreen from '../cashier/CashierScreen.tsx';
import { CustomerAccount } from './CustomerAccount.tsx';
import { SpaDesk } from './SpaDesk.tsx';

/** /vien-phi-ngoai-tru-spa: the cashier of a spa. */
export default function SpaFeesScreen() {
  return (
    <SpaDesk Beside={CustomerAccount}>
      <CashierScreen />
    </SpaDesk>
  );
}
