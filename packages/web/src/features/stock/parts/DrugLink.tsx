import { Button } from '../../../ui/kit/Button.tsx';
import { drugName } from '../paperValues.ts';

type Row = { Duoc_Id: string; TenDuoc: string; HamLuong?: string | null };

/** A drug of a list: leads to its ledger. */
export function DrugLink({ row, onDrug }: { row: Row; onDrug: (id: string) => void }) {
  return (
    <Button type="link" onClick={() => onDrug(row.Duoc_Id)}>
      {drugName(row)}
    </Button>
  );
}
