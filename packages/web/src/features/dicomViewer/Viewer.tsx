import { useState } from 'react';
import { HttpRefusal } from '../../session/http.ts';
import { errorCode } from '../../session/userMessage.ts';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { StudyHead } from './StudyHead.tsx';
import { tools } from './toolNames.ts';
import { useDrawings } from './useDrawings.ts';
import { useKeyImage } from './useKeyImage.ts';
import { type Side, useSide } from './useSide.ts';
import { useStudy } from './useStudy.ts';
import { ViewerFrame } from './ViewerFrame.tsx';
import { useViewerWords } from './viewerWords.ts';
import { WayOut } from './WayOut.tsx';

/** A study, or two side by side, for who may read them. */
export function Viewer({ studies }: { studies: readonly string[] }) {
  const [firstUid = '', secondUid = null] = studies;
  const t = useViewerWords();
  const one = useStudy(firstUid);
  const two = useStudy(secondUid);
  const first = useSide(one, 'main');
  const second = useSide(two, 'other');
  const [active, setActive] = useState(0);
  const side = active === 1 ? second : first;
  const study = active === 1 ? two.study : one.study;
  const drawn = [
    useDrawings(one.study, first.series, first.shown.opened),
    useDrawings(two.study, second.series, second.shown.opened),
  ];
  const place = side.count > 1 ? ` ${side.shown.state.index + 1}/${side.count}` : '';
  const words = `${side.now?.words || side.now?.modality || ''}${place}`.trim();
  const keyImage = useKeyImage(study, side.shown.pane, words);
  // what is drawn where a picture failed is another one
  const { failed } = side.shown.state;

  if (first.error && !first.series && (secondUid === null || (second.error && !second.series)))
    return (
      <div className="viewer-state">
        <h1 className="visually-hidden">{t('title')}</h1>
        <WhyNot side={first} />
        <WayOut />
      </div>
    );
  return (
    <>
      <StudyHead
        study={one.study}
        other={two.study}
        drawn={drawn[active] ?? null}
        keyImage={failed ? null : keyImage}
      />
      <ViewerFrame
        sides={secondUid === null ? [first] : [first, second]}
        active={active}
        onActive={setActive}
        tools={tools}
        instead={(of) => (of.error && !of.series ? <WhyNot side={of} /> : null)}
      />
    </>
  );
}

/** Why a study is not shown: there is none, it may not be read, or it could not be asked for. */
function WhyNot({ side: { error, again } }: { side: Side }) {
  const t = useViewerWords();
  const code = error instanceof HttpRefusal ? error.code : errorCode(error);
  if (code === 'NOT_FOUND') return <EmptyState text={t('gone')} />;
  if (code === 'FORBIDDEN' || code === 'NODE_NOT_GRANTED') return <NoPermission />;
  return <ErrorState error={error} onRetry={again} />;
}
