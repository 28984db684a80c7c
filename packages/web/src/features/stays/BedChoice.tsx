import { useQuery } from '@apollo/client/react';
import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import { trangThaiGiuong } from '@sen/domain/stays/beds';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { byRoom } from './byRoom.ts';
import type { GiveBed } from './giveBedValues.ts';
import { type BedOptionFragment, BedsForDocument } from './stays.main.gen.ts';

type Props = {
  of: Pick<GiveBed, 'NhapVien_Id' | 'Khoa_Id'>;
  id?: string;
  value?: string | null;
  onChange?: (bed: string) => void;
  /** Somebody chose a bed. */
  onBed: (bed: BedOptionFragment) => void;
  /** What is known now of the bed that is chosen. */
  onKnown: (bed: BedOptionFragment | null) => void;
};

/** The beds of a ward for a patient, room by room: those that fit, and on wish the others with what stands against them. */
export function BedChoice({ of, id, value, onChange, onBed, onKnown }: Props) {
  const { t } = useTranslation('stays');
  const name = useId();
  const [all, setAll] = useState(false);
  const { NhapVien_Id, Khoa_Id } = of;
  const { data, error, refetch } = useQuery(BedsForDocument, {
    variables: { NhapVien_Id, Khoa_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['NoiTru'], () => void refetch());
  const beds = data?.giuongChoNguoiBenh as readonly BedOptionFragment[] | undefined; // a whole answer
  const chosen = beds?.find(({ Giuong_Id }) => Giuong_Id === value) ?? null;
  useEffect(() => onKnown(chosen), [chosen, onKnown]);
  if (!beds) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  const shown = beds.filter((bed) => all || bed.tuChoi === null || bed.Giuong_Id === value);
  const hidden = beds.length - shown.length;
  return (
    <div id={id} role="radiogroup" aria-label={t('Giuong_Id')} className="bed-choice">
      {shown.length === 0 ? <p className="soft">{t('noBedFits')}</p> : null}
      {byRoom(shown, Khoa_Id).map(({ Phong, beds: inRoom }) => (
        <fieldset key={Phong._id}>
          <legend>{Phong.ten}</legend>
          <div className="bed-options">
            {inRoom.map((bed) => (
              <BedOption
                key={bed.Giuong_Id}
                name={name}
                bed={bed}
                chosen={bed.Giuong_Id === value}
                onChoose={() => {
                  onChange?.(bed.Giuong_Id);
                  onBed(bed);
                }}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {all || hidden > 0 ? (
        <Checkbox checked={all} onChange={(event) => setAll(event.target.checked)}>
          {t('otherBeds', { count: hidden })}
        </Checkbox>
      ) : null}
    </div>
  );
}

type OptionProps = { name: string; bed: BedOptionFragment; chosen: boolean; onChoose: () => void };

function BedOption({ name, bed, chosen, onChoose }: OptionProps) {
  const { t } = useTranslation('stays');
  const language = currentLanguage();
  const against = bed.tuChoi ? errorText(bed.tuChoi as ErrorCode, language) : null; // a code of the server
  return (
    <label
      className={['bed-option', chosen ? 'chosen' : '', bed.ghep ? 'shared' : '', against ? 'off' : ''].join(
        ' ',
      )}
    >
      <input
        type="radio"
        name={name}
        value={bed.Giuong_Id}
        checked={chosen}
        disabled={against !== null}
        onChange={onChoose}
      />
      <span className="bed-option-code">{bed.MaGiuong}</span>
      <span className="bed-option-state">
        {against ??
          (bed.soNguoi > 0
            ? t('lieThere', { count: bed.soNguoi })
            : trangThaiGiuong[bed.trangThai][language])}
      </span>
    </label>
  );
}
