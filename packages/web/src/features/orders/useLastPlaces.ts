import { usePreference } from '../../ui/preferences.ts';

type Places = Readonly<Record<string, string>>;

const keptMax = 200;
const isPlaces = (value: unknown): value is Places =>
  typeof value === 'object' && value !== null && Object.values(value).every((id) => typeof id === 'string');
const none: Places = {};

/** The rooms that this user chose last, by service: the next order of it goes there again. */
export function useLastPlaces() {
  const [places, keep] = usePreference<Places>('noi-thuc-hien', none, isPlaces, { follows: true });
  return {
    of: (DichVu_Id: string): string | undefined => places[DichVu_Id],
    remember: (DichVu_Id: string, NoiThucHien_Id: string) => {
      const others = Object.entries(places).filter(([id]) => id !== DichVu_Id);
      keep(Object.fromEntries([...others, [DichVu_Id, NoiThucHien_Id]].slice(-keptMax)));
    },
  };
}
