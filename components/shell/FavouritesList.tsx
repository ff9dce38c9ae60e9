import { useTranslation } from 'next-i18next/pages';
import { FavouriteCard } from '@/components/cards/FavouriteCard';
import { useFavourites } from '@/contexts/FavouritesContext';

/** The job offers that the visitor keeps; or that there are none, or that they cannot be shown. */
export function FavouritesList() {
  const { t } = useTranslation();
  const { ids, jobs } = useFavourites();
  return (
    <>
      <h2>{t('favourites.title')}</h2>
      {jobs === null && <p role="status">{t('favourites.error')}</p>}
      {ids.length === 0 && <p>{t('favourites.empty')}</p>}
      <ul>
        {jobs?.map((job) => (
          <li key={job.jobId}>
            <FavouriteCard job={job} />
          </li>
        ))}
      </ul>
    </>
  );
}
