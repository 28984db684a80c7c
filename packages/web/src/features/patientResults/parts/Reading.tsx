import { usePageWords } from '../pageLanguage.ts';
import type { ShownCulture, ShownReading } from '../resultsShape.ts';
import { LabValues } from './LabValues.tsx';
import { Picture } from './Picture.tsx';
import { Words } from './Words.tsx';

type Props = { slip: string; reading: ShownReading };

/** What was found of a service: its texts, and the pictures that its paper places. */
export function Reading({ slip, reading }: Props) {
  const { t } = usePageWords();
  const {
    TenDichVu,
    ThucHien,
    NhomTruongs = [],
    MoTa,
    KetLuan,
    DeNghi,
    HinhAnhs,
    HinhKhac,
    NuoiCay,
  } = reading;
  return (
    <section className="results-reading">
      <h3>{TenDichVu}</h3>
      {ThucHien ? <p className="results-soft">{`${t('performed')}: ${ThucHien}`}</p> : null}
      {NuoiCay ? <Culture culture={NuoiCay} /> : null}
      {NhomTruongs.map(({ Nhom, Truongs }) => (
        <LabValues
          key={Nhom}
          group={{
            TenNhom: Nhom,
            ChiSos: Truongs.map(({ Ten, GiaTri, BinhThuong, Co }) => ({
              TenChiSo: Ten,
              KetQua: GiaTri,
              DonViTinh: '',
              MucBinhThuong: BinhThuong,
              BatThuong: Co !== '',
              NguyHiem: false,
              Co,
            })),
          }}
        />
      ))}
      {MoTa.length > 0 ? <Words label={t('description')} text={MoTa.join('\n')} /> : null}
      {HinhAnhs.length > 0 ? (
        <div className="results-pictures">
          {HinhAnhs.map(({ Tep, ChuThich, DanhDaus = [] }, at) => (
            <figure key={Tep}>
              <Picture
                address={`/api/results/${slip}/pictures/${Tep}`}
                label={ChuThich || t('picture', { number: at + 1 })}
                marks={DanhDaus}
              />
              {ChuThich ? <figcaption>{ChuThich}</figcaption> : null}
            </figure>
          ))}
        </div>
      ) : null}
      {HinhKhac ? <p className="results-soft">{t('morePictures', { count: Number(HinhKhac) })}</p> : null}
      {KetLuan ? <Words label={t('conclusion')} text={KetLuan} strong /> : null}
      {DeNghi ? <Words label={t('advice')} text={DeNghi} /> : null}
    </section>
  );
}

function Culture({ culture }: { culture: ShownCulture }) {
  const { t } = usePageWords();
  const { LoaiBenhPham, SoiTrucTiep, TrangThaiCay, ViKhuans } = culture;
  return (
    <>
      {LoaiBenhPham ? <Words label={t('specimen')} text={LoaiBenhPham} /> : null}
      {SoiTrucTiep.length > 0 ? <Words label={t('direct')} text={SoiTrucTiep.join('\n')} /> : null}
      {TrangThaiCay ? <Words label={t('culture')} text={TrangThaiCay} strong /> : null}
      {ViKhuans.map(({ TenViKhuan, SoLuong, DauHieus, KhangSinhs }) => (
        <table key={TenViKhuan} className="results-values">
          <caption>
            <em>{TenViKhuan}</em> {[SoLuong, ...DauHieus].filter(Boolean).join(' · ')}
          </caption>
          {KhangSinhs.length > 0 ? (
            <thead>
              <tr>
                <th scope="col">{t('antibiotic')}</th>
                <th scope="col">{t('mic')}</th>
                <th scope="col">{t('value')}</th>
              </tr>
            </thead>
          ) : null}
          <tbody>
            {KhangSinhs.map((one) => (
              <tr key={`${one.TenKhangSinh} ${one.PhuongPhap}`}>
                <th scope="row">{one.TenKhangSinh}</th>
                <td>{[one.GiaTri, one.PhuongPhap].filter(Boolean).join(' · ')}</td>
                <td>
                  <strong>{one.KetQua || '–'}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
