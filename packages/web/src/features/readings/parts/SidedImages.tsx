import { bySide, type PhiaAnh, phiaAnh, phiaAnhs } from '@sen/domain/readings/phiaAnh';
import { currentLanguage } from '../../../session/i18n.ts';
import { type Image, Images } from './Images.tsx';

type Props = { name: string; images: ReadonlyArray<Image & { Phia?: PhiaAnh | null }> };

/** The images of a result: those from before and after the work side by side, then those that are neither. */
export function SidedImages({ name, images }: Props) {
  const language = currentLanguage();
  const sides = bySide(images);
  return (
    <>
      {sides.khac.length < images.length ? (
        <div className="picture-sides">
          {phiaAnhs.map((side) => (
            <section key={side} aria-label={phiaAnh[side][language]}>
              <small className="soft">{phiaAnh[side][language]}</small>
              <Images name={`${name} – ${phiaAnh[side][language]}`} images={sides[side]} />
            </section>
          ))}
        </div>
      ) : null}
      <Images name={name} images={sides.khac} />
    </>
  );
}
