/** Every sound of the page is made here, from noise and plain tones: nothing is fetched. */

export const SOUNDS = ['dice', 'guns', 'rifles', 'bugle', 'signal'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Quiet beside music or talk in the same room. */
const VOLUME = 0.35;

type Voice = (audio: AudioContext, out: AudioNode, at: number) => void;

/** Noise through a filter, fading: a knock, a shot, a gun far off. */
interface Burst {
  readonly delay: number;
  readonly length: number;
  readonly pitch: number;
  readonly filter: BiquadFilterType;
  readonly loud: number;
}

const hiss = new WeakMap<AudioContext, AudioBuffer>();

function noise(audio: AudioContext): AudioBuffer {
  let buffer = hiss.get(audio);
  if (!buffer) {
    buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    hiss.set(audio, buffer);
  }
  return buffer;
}

/** Loud at once, then away to nothing. */
function fading(audio: AudioContext, out: AudioNode, at: number, length: number, loud: number) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

const bursts =
  (list: readonly Burst[]): Voice =>
  (audio, out, at) => {
    for (const { delay, length, pitch, filter, loud } of list) {
      const source = audio.createBufferSource();
      source.buffer = noise(audio);
      const sieve = audio.createBiquadFilter();
      sieve.type = filter;
      sieve.frequency.value = pitch;
      source.connect(sieve).connect(fading(audio, out, at + delay, length, loud));
      source.start(at + delay, Math.random() * 0.5, length);
    }
  };

/** Tones of a natural horn one after the other: `steps` are multiples of its lowest note. */
const tones =
  (base: number, form: OscillatorType, steps: readonly (readonly [number, number])[]): Voice =>
  (audio, out, at) => {
    let begin = at;
    for (const [step, length] of steps) {
      const tone = audio.createOscillator();
      tone.type = form;
      tone.frequency.value = base * step;
      tone.connect(fading(audio, out, begin, length, 0.16));
      tone.start(begin);
      tone.stop(begin + length);
      begin += length * 0.9;
    }
  };

const knock = (delay: number, pitch: number): Burst => ({
  delay,
  length: 0.06,
  pitch,
  filter: 'bandpass',
  loud: 0.5,
});
const boom = (delay: number, pitch: number, loud: number): Burst => ({
  delay,
  length: 1.1,
  pitch,
  filter: 'lowpass',
  loud,
});
const shot = (delay: number, loud: number): Burst => ({
  delay,
  length: 0.16,
  pitch: 1500,
  filter: 'highpass',
  loud,
});

const VOICES: Record<Sound, Voice> = {
  dice: bursts([knock(0, 2300), knock(0.07, 1900), knock(0.17, 2600), knock(0.24, 2100)]),
  guns: bursts([boom(0, 110, 0.9), boom(0.34, 85, 0.6)]),
  rifles: bursts([shot(0, 0.22), shot(0.09, 0.15), shot(0.15, 0.2), shot(0.28, 0.12)]),
  bugle: tones(131, 'triangle', [
    [3, 0.16],
    [4, 0.16],
    [5, 0.16],
    [6, 0.42],
  ]),
  signal: tones(1150, 'sine', [
    [1, 0.06],
    [1, 0.16],
    [1, 0.06],
  ]),
};

/** A room in which sounds are made; it stays silent until the reader touches the page. */
export class Synth {
  private readonly audio: AudioContext;
  private readonly out: GainNode;

  constructor() {
    this.audio = new AudioContext();
    this.out = this.audio.createGain();
    this.out.gain.value = VOLUME;
    this.out.connect(this.audio.destination);
  }

  play(sound: Sound): void {
    // A browser lets nothing be heard before the first click; what came before is not made up for.
    if (this.audio.state === 'suspended') void this.audio.resume();
    VOICES[sound](this.audio, this.out, this.audio.currentTime + 0.01);
  }

  close(): void {
    void this.audio.close();
  }
}
