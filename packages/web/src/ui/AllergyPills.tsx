import { isGrave, mucDoDiUng, xacNhanDiUng } from '@sen/domain/patients/allergies';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../session/i18n.ts';
import { WarningIcon } from './icons.tsx';

/** An allergy to an ingredient as the API tells it; what nobody said of it is null. */
export type BannerAllergy = {
  HoatChat_Id: string;
  HoatChat?: { ten: string } | null | undefined;
  MucDo?: string | null | undefined;
  PhanUng?: string | null | undefined;
  XacNhan?: string | null | undefined;
};

type Props = {
  allergies: readonly BannerAllergy[];
  told: string | null | undefined;
  /** The families of substances that these allergies cross in: "Penicilin (Amoxicilin)". */
  families?: readonly string[] | null | undefined;
};

/** What a patient must not be given: each allergy that may kill by itself, unlike the others, which stand together with what is told in words; then the families that they cross in. */
export function AllergyPills({ allergies, told, families }: Props) {
  const { t } = useTranslation();
  const grave = allergies.filter(({ MucDo }) => isGrave(MucDo));
  const others = allergies.filter(({ MucDo }) => !isGrave(MucDo)).map(allergyText);
  const words = [...(told ? [told] : []), ...others].join(' · ');
  return (
    <>
      {grave.map((one) => (
        <strong key={one.HoatChat_Id} className="patient-pill allergy grave">
          <WarningIcon /> {t('allergy')}: {allergyText(one)}
        </strong>
      ))}
      {words ? (
        <span className="patient-pill allergy">
          <WarningIcon /> {t('allergy')}: {words}
        </span>
      ) : null}
      {families && families.length > 0 ? (
        <span className="patient-pill allergy">
          <WarningIcon /> {t('crossAllergy')}: {families.join(' · ')}
        </span>
      ) : null}
    </>
  );
}

/** An allergy in words: "Amoxicilin (đe dọa tính mạng, sốc phản vệ)". */
export function allergyText({ HoatChat, MucDo, PhanUng, XacNhan }: BannerAllergy): string {
  const words = [labelIn(mucDoDiUng, MucDo), PhanUng, labelIn(xacNhanDiUng, XacNhan)]
    .filter((word) => word)
    .map((word) => String(word).toLocaleLowerCase());
  const name = HoatChat?.ten ?? '…';
  return words.length > 0 ? `${name} (${words.join(', ')})` : name;
}

type Labels = Readonly<Record<string, { vi: string; en: string }>>;

function labelIn(labels: Labels, value: string | null | undefined): string | null {
  return labels[value ?? '']?.[currentLanguage()] ?? null;
}
