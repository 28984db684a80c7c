import { useEffect } from 'react';

let screen = '';
let patient = '';

/** Names the screen in the browser's tab. */
export function useTabScreen(title: string): void {
  useEffect(() => {
    screen = title;
    show();
  }, [title]);
}

/** Names the patient who is served before the screen, while this part is shown. */
export function useTabPatient(name: string): void {
  useEffect(() => {
    patient = name;
    show();
    return () => {
      patient = '';
      show();
    };
  }, [name]);
}

function show(): void {
  document.title = [patient, screen, 'Sen'].filter(Boolean).join(' · ');
}
