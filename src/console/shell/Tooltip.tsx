import { styled } from '@mui/material/styles';
import {
  type CSSProperties,
  cloneElement,
  type DOMAttributes,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { clearPlace, covered, type Place } from './clear-place.ts';

const Bubble = styled('div')({
  position: 'fixed',
  zIndex: 1700,
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 24px))',
  padding: '6px 10px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: '#f2f6f5',
  backgroundColor: '#24302d',
  border: '1px solid rgba(255, 255, 255, 0.14)',
  overflowWrap: 'anywhere',
  '& button': {
    display: 'inline-block',
    minHeight: 24,
    marginLeft: 8,
    padding: '0 4px',
    border: 0,
    borderRadius: 4,
    font: 'inherit',
    fontWeight: 650,
    color: 'inherit',
    background: 'none',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
});

type Child = ReactElement<DOMAttributes<HTMLElement> & { 'aria-describedby'?: string }>;

interface More {
  label: string;
  run(): void;
}

interface Props {
  text: string;
  /** A button in the bubble; a refused child that is pressed by the keyboard does the same. */
  more?: More;
  children: Child;
}

const controls = 'a, button, input, select, textarea, summary, [role]';
const gap = 8;
const hoverDelay = 250;
/** Time to move the pointer from the control to the bubble, which must not vanish under way. */
const grace = 120;

/**
 * Describes its one child: on hover, on keyboard focus, on a tap. Stays while the pointer is on it, goes with Escape.
 * The text is part of the page all along, so that screen readers have it as the child's description.
 */
export function Tooltip({ text, more, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: HTMLElement | undefined, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), wait);
  };
  const own = children.props;
  useEffect(() => () => clearTimeout(timer.current), []);
  const child = cloneElement(children, {
    'aria-describedby': id,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') later(event.currentTarget, hoverDelay);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      later(undefined, grace);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      later(undefined, 0);
    },
    onClick: (event) => {
      own.onClick?.(event);
      // A control does its own; words, and a control that is refused, have nothing else to do.
      const isDoing =
        event.currentTarget.matches(controls) && event.currentTarget.getAttribute('aria-disabled') !== 'true';
      if (isDoing) return;
      // A finger that is lifted has left the control, too.
      clearTimeout(timer.current);
      if (more && event.detail === 0) more.run();
      else setAnchor(event.currentTarget);
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (event.key === 'Escape') later(undefined, 0);
    },
  });
  return (
    <>
      {child}
      <span id={id} hidden>
        {text}
      </span>
      {anchor && (
        <Hint
          anchor={anchor}
          text={text}
          more={more}
          stay={() => clearTimeout(timer.current)}
          leave={() => later(undefined, grace)}
        />
      )}
    </>
  );
}

/** Above, below, beside; and where controls stand there, a little farther off or to the side. */
function placesAround(box: DOMRect, width: number, height: number): Place[] {
  const middle = box.left + box.width / 2 - width / 2;
  const lefts = [middle, box.left, box.right - width, box.right - width / 4, box.left - (width * 3) / 4];
  const rows = [box.top - height - gap, box.bottom + gap];
  const level = box.top + box.height / 2 - height / 2;
  const farther = [1, 2, 3].flatMap((n) => rows.map((top, at) => top + (at ? n : -n) * (height / 2 + gap)));
  const places = [
    ...rows.flatMap((top) => lefts.map((left) => ({ left, top }))),
    { left: box.right + gap, top: level },
    { left: box.left - width - gap, top: level },
    ...farther.flatMap((top) => lefts.map((left) => ({ left, top }))),
  ];
  return places
    .map(({ left, top }) => ({ left: Math.min(innerWidth - width - 12, Math.max(12, left)), top }))
    .filter(({ top }) => top >= 4 && top + height <= innerHeight - 4);
}

interface HintProps extends Pick<Props, 'text' | 'more'> {
  anchor: HTMLElement;
  stay(): void;
  leave(): void;
}

function Hint({ anchor, text, more, stay, leave }: HintProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const hasMore = Boolean(more);
  const [place, setPlace] = useState<CSSProperties>({ left: 0, top: -1000 });
  const stands = useWhere(anchor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a control that moves takes its hint along
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = bubble.current?.getBoundingClientRect() ?? {};
    const around = placesAround(anchor.getBoundingClientRect(), width, height);
    const found = clearPlace({ width, height }, around, (box, most) => covered(box, anchor, most));
    // Where there is no room beside the controls, they keep their clicks.
    if (found) setPlace({ ...found.place, pointerEvents: found.covers > 0 && !hasMore ? 'none' : undefined });
  }, [anchor, hasMore, stands]);
  useEffect(() => {
    addEventListener('scroll', leave, { capture: true, passive: true });
    return () => removeEventListener('scroll', leave, { capture: true });
  });
  return createPortal(
    <Bubble
      ref={bubble}
      role={more ? undefined : 'tooltip'}
      style={place}
      onPointerEnter={stay}
      onPointerLeave={(event) => event.pointerType !== 'touch' && leave()}
      // The control keeps the focus, or the bubble would be gone before the button is pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {text}
      {more && (
        <button type="button" tabIndex={-1} onClick={more.run}>
          {more.label}
        </button>
      )}
    </Bubble>,
    document.body,
  );
}

/** Where an element stands, watched frame by frame: what arrives late above it moves it. */
function useWhere(element: HTMLElement): string {
  const [where, setWhere] = useState(() => whereIs(element));
  useEffect(() => {
    let frame = 0;
    const look = () => {
      setWhere(whereIs(element));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  return where;
}

function whereIs(element: HTMLElement): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(' ');
}
