import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { lineOf } from './parts/ServiceLines.tsx';
import type { ServiceLine } from './receptionValues.ts';
import { useReceptionLookup } from './useReceptionLookup.ts';
import type { ServiceOption } from './useReceptionOptions.ts';

type Args = {
  lines: readonly ServiceLine[];
  options: { services: readonly ServiceOption[]; servicesReady: boolean };
  onLines: (lines: ServiceLine[]) => void;
};

/**
 * Puts the likely examination of a returning patient into the form, once the services of the payer are read, and gives chosen
 * services a price of the payer when the payer changes.
 */
export function useServiceProposal({ lines, options, onLines }: Args) {
  const { nodeId } = useSession();
  const lookup = useReceptionLookup();
  const [wanted, setWanted] = useState<string | null>(null);
  const turn = useRef(0);

  const forget = useCallback(() => {
    turn.current += 1;
    setWanted(null);
  }, []);
  const ask = useCallback(
    async (BenhNhan_Id: string) => {
      turn.current += 1;
      const mine = turn.current;
      if (!nodeId) return;
      // A proposal that does not come is chosen by hand.
      const found = await lookup.proposal(BenhNhan_Id, nodeId).catch(() => null);
      if (mine === turn.current) setWanted(found);
    },
    [lookup, nodeId],
  );

  const { services, servicesReady } = options;
  useEffect(() => {
    if (!servicesReady) return;
    const priced = lines.map((line) => pricedFor(line, services));
    if (priced.some((line, index) => line !== lines[index])) return onLines(priced);
    if (wanted === null) return;
    setWanted(null);
    const service = services.find((one) => one.DichVu_Id === wanted);
    const line = service && lines.length === 0 ? lineOf(service, nodeId) : null;
    if (line) onLines([line]);
  }, [lines, nodeId, onLines, services, servicesReady, wanted]);

  return { ask, forget };
}

/** The line with a price type that the payer has; itself when it has one. */
function pricedFor(line: ServiceLine, services: readonly ServiceOption[]): ServiceLine {
  const service = services.find((one) => one.DichVu_Id === line.DichVu_Id);
  const [first] = service?.gias ?? [];
  if (!first || service?.gias.some((one) => one.LoaiGia_Id === line.LoaiGia_Id)) return line;
  return { ...line, LoaiGia_Id: first.LoaiGia_Id };
}
