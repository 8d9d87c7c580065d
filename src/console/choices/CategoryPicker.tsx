import { CategoryPanes } from './CategoryPanes.tsx';
import { ChosenTags } from './ChosenTags.tsx';
import type { Category, Chosen } from './category.ts';
import { ValueBoxes } from './ValueBoxes.tsx';

interface Props {
  categories: readonly Category[];
  chosen: Chosen;
  /** Categories without a value are left out. */
  choose(chosen: Record<string, readonly string[]>): void;
  /** Tells the values what they are for, such as a count. */
  children?: React.ReactNode;
}

/** Fields on the left, the values of one of them on the right, and below what was chosen of all. */
export function CategoryPicker({ categories, chosen, choose, children }: Props) {
  const put = (category: string, values: readonly string[]) => {
    const next = { ...chosen, [category]: values };
    choose(Object.fromEntries(Object.entries(next).filter(([, held]) => held.length > 0)));
  };
  const counted = categories.map(({ name, label }) => ({ name, label, count: chosen[name]?.length ?? 0 }));
  return (
    <div>
      <CategoryPanes categories={counted}>
        {(name) => {
          const open = categories.find((one) => one.name === name);
          return (
            open && (
              <ValueBoxes
                key={name}
                category={open}
                chosen={chosen[name] ?? []}
                choose={(values) => put(name, values)}
              />
            )
          );
        }}
      </CategoryPanes>
      {children}
      <ChosenTags categories={categories} chosen={chosen} put={put} />
    </div>
  );
}
