/** A short tone and a tap in the hand: the code is read, the eyes need not look. Silent where the device allows neither. */
export function signalRead(): void {
  navigator.vibrate?.(60);
  try {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = 1760;
    loudness.gain.value = 0.15;
    tone.connect(loudness).connect(context.destination);
    tone.onended = () => void context.close();
    tone.start();
    tone.stop(context.currentTime + 0.09);
  } catch {
    // no sound on this device
  }
}
