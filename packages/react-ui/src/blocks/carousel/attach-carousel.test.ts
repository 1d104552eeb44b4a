import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachCarousel, type CarouselClock } from './attach-carousel.ts';

const width = 320;

/** jsdom lays nothing out: slides stand side by side by arithmetic. */
const openTrack = (count = 4): HTMLElement => {
  const track = document.createElement('div');
  track.innerHTML = `<ul>${'<li></li>'.repeat(count)}</ul>`;
  document.body.append(track);
  const box = (left: number) => ({ left, right: left + width }) as DOMRect;
  track.getBoundingClientRect = () => box(0);
  [...(track.firstElementChild?.children ?? [])].forEach((slide, index) => {
    slide.getBoundingClientRect = () => box(index * width - track.scrollLeft);
  });
  track.setPointerCapture = () => undefined;
  return track;
};

const open = ({ isStill = false, scrollLeft = 0 } = {}) => {
  const track = openTrack();
  track.scrollLeft = scrollLeft;
  const slides: number[] = [];
  const clock: CarouselClock = {
    now: () => Date.now(),
    nextFrame: (task) => {
      const timer = setTimeout(task, 10);
      return () => clearTimeout(timer);
    },
    later: (task, delayMs) => {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
  };
  const carousel = attachCarousel(track, { onSlide: (index) => slides.push(index), isStill, clock });
  const point = (type: string, clientX: number, pointerType = 'mouse') => {
    const event = new MouseEvent(type, { clientX, button: 0, bubbles: true, cancelable: true });
    track.dispatchEvent(Object.assign(event, { pointerType, pointerId: 1 }));
  };
  const scrollTo = (offset: number) => {
    track.scrollLeft = offset;
    track.dispatchEvent(new Event('scroll'));
  };
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    track.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    track.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { track, slides, carousel, point, scrollTo, press, click };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('carousel', () => {
  it('reports the current slide once, 50 ms after the last scroll event [S9-ui-01] [S4-misc-11]', () => {
    const { slides, scrollTo } = open();
    scrollTo(300);
    vi.advanceTimersByTime(49);
    scrollTo(640);
    vi.advanceTimersByTime(49);
    expect(slides).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(slides).toEqual([2]);
  });

  it('reports a slide swiped to before its script was attached', () => {
    const { slides } = open({ scrollLeft: 640 });
    vi.advanceTimersByTime(50);
    expect(slides).toEqual([2]);
  });

  it('can be dragged with the mouse and glides to the next slide', () => {
    const { track, point } = open();
    point('pointerdown', 300);
    vi.advanceTimersByTime(100);
    point('pointermove', 291);
    expect(track.scrollLeft).toBe(0);
    point('pointermove', 240);
    expect(track.scrollLeft).toBe(60);
    expect(track.dataset.dragging).toBe('true');
    vi.advanceTimersByTime(100);
    point('pointerup', 240);
    vi.advanceTimersByTime(310);
    expect(track.scrollLeft).toBe(width);
    expect(track.dataset.dragging).toBeUndefined();
    expect(track.style.scrollSnapType).toBe('');
  });

  it('suppresses the click at the end of a drag, and no other', () => {
    const { point, click } = open();
    expect(click()).toBe(false);
    point('pointerdown', 300);
    point('pointermove', 200);
    point('pointerup', 200);
    expect(click()).toBe(true);
    vi.advanceTimersByTime(400);
    expect(click()).toBe(false);
  });

  it('leaves touch scrolling to the browser', () => {
    const { track, point } = open();
    point('pointerdown', 300, 'touch');
    point('pointermove', 100, 'touch');
    expect(track.scrollLeft).toBe(0);
  });

  it('moves by one slide for each arrow key, and stops at its ends', () => {
    const { track, press } = open({ isStill: true });
    expect(press('ArrowRight')).toBe(true);
    expect(track.scrollLeft).toBe(width);
    press('ArrowLeft');
    press('ArrowLeft');
    expect(track.scrollLeft).toBe(0);
    expect(press('a')).toBe(false);
  });

  it('counts from the right in right-to-left text', () => {
    const { track, press } = open({ isStill: true });
    track.style.direction = 'rtl';
    [...(track.firstElementChild?.children ?? [])].forEach((slide, index) => {
      const left = -index * width - track.scrollLeft;
      slide.getBoundingClientRect = () => ({ left, right: left + width }) as DOMRect;
    });
    press('ArrowLeft');
    expect(track.scrollLeft).toBe(-width);
  });

  it('moves without animation if reduced motion is preferred', () => {
    const { track, carousel } = open({ isStill: true });
    carousel.goTo(2);
    expect(track.scrollLeft).toBe(2 * width);
    carousel.goTo(99);
    expect(track.scrollLeft).toBe(3 * width);
  });

  it('has no effect once detached', () => {
    const { slides, scrollTo, carousel, track } = open();
    carousel.goTo(2);
    scrollTo(640);
    carousel.detach();
    track.scrollLeft = 0;
    vi.advanceTimersByTime(1_000);
    expect(slides).toEqual([]);
    expect(track.scrollLeft).toBe(0);
  });
});
