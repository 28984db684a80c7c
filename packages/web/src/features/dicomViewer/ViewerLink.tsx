import { basename } from '../../session/basename.ts';
import { viewerPath } from './address.ts';
import './viewerLink.css';

type Props = {
  /** UID of the study. */
  study: string;
  text: string;
  /** What is read out: which study it is. */
  label: string;
};

/** Opens the viewer with a study in a tab of its own: the screen that it stands on keeps what is typed. */
export function ViewerLink({ study, text, label }: Props) {
  return (
    <a
      className="viewer-link"
      href={`${basename()}${viewerPath(study)}`}
      target="_blank"
      rel="noopener"
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </a>
  );
}
