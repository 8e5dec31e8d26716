import { lazy, Suspense, type ComponentType } from "react";

/** Stands for `next/dynamic` on the first page: a part that comes when it is first shown. */
const dynamic = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: P) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
};
export default dynamic;
