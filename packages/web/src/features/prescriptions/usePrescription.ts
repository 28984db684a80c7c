import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../app/userMessage.ts';
import type { Entry } from '../../catalogue/entry.ts';
import { type DrugLine, lineInput, lineOfDrug, linesOfToas, quantityOf } from './drugLine.ts';
import {
  KiemTraToaDocument,
  LuuToaThuocDocument,
  type ToaFragment,
  ToaThuocCuaKhamDocument,
} from './prescriptions.main.gen.ts';
import { TimThuocKeDonDocument } from './stock.pharmacy.gen.ts';

/** The prescription of a session as it is being written: lines, warnings of now, reasons, and the save. */
export function usePrescription(KhamBenh_Id: string, insured: boolean) {
  const { t } = useTranslation('prescriptions');
  const { message } = App.useApp();
  const client = useApolloClient();
  const [typed, setTyped] = useState<readonly DrugLine[] | null>(null);
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [save, saving] = useMutation(LuuToaThuocDocument);
  const kept = useQuery(ToaThuocCuaKhamDocument, {
    variables: { KhamBenh_Id },
    fetchPolicy: 'cache-and-network',
  });
  const whole = kept.data?.toaThuoc;
  const lines = typed ?? linesOfToas(whole?.toas ?? []);
  const complete = lines.filter((line) => Number(quantityOf(line)) > 0);
  const asked = useSettled(complete.map(lineInput));
  const checked = useQuery(KiemTraToaDocument, {
    variables: { KhamBenh_Id, dongs: asked },
    skip: asked.length === 0,
    fetchPolicy: 'no-cache',
  });
  const warnings =
    asked.length === 0 ? [] : ((checked.data ?? checked.previousData)?.kiemTraToaThuoc.canhBaos ?? []);

  const fill = async (courses: ReadonlyArray<Record<string, unknown>>) => {
    const ids = courses.map((one) => String(one['Duoc_Id']));
    const { data } = await client.query({
      query: TimThuocKeDonDocument,
      variables: { ids, keyword: '', inStock: false },
      fetchPolicy: 'network-only',
    });
    const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
    const next = courses.flatMap((one) => {
      const places = (data?.searchStockModel ?? []).filter((drug) => drug.Duoc_Id === one['Duoc_Id']);
      const drug = places.find((place) => Number(place.SoLuongKhaDung) > 0) ?? places[0];
      if (!drug) return [];
      const doses = {
        Sang: text(one['Sang']),
        Trua: text(one['Trua']),
        Chieu: text(one['Chieu']),
        Toi: text(one['Toi']),
      };
      const how = { DuongDung_Id: text(one['DuongDung_Id']), CachDung: text(one['CachDung']) };
      return [lineOfDrug(drug, insured, { SoNgay: Number(one['SoNgay'] ?? 5), ...doses, ...how })];
    });
    setTyped([...lines, ...next]);
  };
  return {
    lines,
    warnings,
    reasons,
    setReason: (key: string, text: string) => setReasons({ ...reasons, [key]: text }),
    version: whole?.version ?? 0,
    toas: whole?.toas ?? [],
    dirty: typed !== null,
    saving: saving.loading,
    open: warnings.filter((one) => one.canLyDo && !reasons[one.key]?.trim()).length,
    add: (line: DrugLine) => setTyped([...lines, line]),
    change: (key: string, set: Partial<DrugLine>) =>
      setTyped(lines.map((line) => (line.key === key ? { ...line, ...set } : line))),
    remove: (key: string) => setTyped(lines.filter((line) => line.key !== key)),
    copy: (toa: ToaFragment) =>
      void fill(toa.chiTiets).catch((error: unknown) => message.error(userMessage(error))),
    sample: (entry: Entry) => {
      const courses = Array.isArray(entry['ChiTiets'])
        ? (entry['ChiTiets'] as Array<Record<string, unknown>>)
        : []; // the catalogue's lines
      void fill(courses).catch((error: unknown) => message.error(userMessage(error)));
    },
    save: async (LoiDan: string | null): Promise<boolean> => {
      const lyDoCanhBaos = Object.entries(reasons)
        .filter(([, text]) => text.trim() !== '')
        .map(([key, LyDo]) => ({ key, LyDo }));
      const input = {
        requestId: crypto.randomUUID(),
        version: whole?.version ?? 0,
        LoiDan,
        dongs: lines.map(lineInput),
        lyDoCanhBaos,
      };
      try {
        await save({ variables: { KhamBenh_Id, input } });
        await kept.refetch();
        setTyped(null);
        message.success(t('saved'));
        return true;
      } catch (refusal) {
        message.error(userMessage(refusal));
        return false;
      }
    },
  };
}

export type Prescription = ReturnType<typeof usePrescription>;

/** A value once it has not changed for a moment, compared by content. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as T), 400); // what was written as T
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
