import { Measurement } from './Measurement';
import { NavigationProgress } from './NavigationProgress';

/** What a page needs only once it lives. */
export function Later() {
  return (
    <>
      <Measurement />
      <NavigationProgress />
    </>
  );
}
