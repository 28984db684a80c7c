/** Three short tones, as a monitor gives them: a critical result is there. Silent where the device or the person allows none. */
export function soundCritical(): void {
  navigator.vibrate?.([120, 80, 120]);
  try {
    const context = new AudioContext();
    const loudness = context.createGain();
    loudness.gain.value = 0.2;
    loudness.connect(context.destination);
    const tones = [0, 0.22, 0.44].map((begin) => {
      const tone = context.createOscillator();
      tone.frequency.value = 880;
      tone.connect(loudness);
      tone.start(context.currentTime + begin);
      tone.stop(context.currentTime + begin + 0.14);
      return tone;
    });
    const last = tones.at(-1);
    if (last) last.onended = () => void context.close();
  } catch {
    // no sound on this device
  }
}
