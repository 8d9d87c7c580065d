/** Height of the mouth's middle, from sad to happy. */
const mouths = [14.5, 15.5, 17, 19, 20.5];
const corners = [19, 18, 17, 16, 15];

/** A face for a mood from 1 to 5. The word beside it says the same. */
export function Face({ mood }: { mood: number }) {
  const corner = corners[mood - 1] ?? 17;
  const middle = 2 * (mouths[mood - 1] ?? 17) - corner;
  return (
    <svg
      viewBox="0 0 24 24"
      width="34"
      height="34"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d={`M7.5 ${corner}Q12 ${middle} 16.5 ${corner}`} strokeLinecap="round" />
      <circle cx="8.6" cy="9.5" r="1.1" fill="currentColor" stroke="none" />
      <circle cx="15.4" cy="9.5" r="1.1" fill="currentColor" stroke="none" />
    </svg>
  );
}
