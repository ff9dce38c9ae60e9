import { useTranslation } from 'next-i18next/pages';
import { ShowMore } from '@/components/lists/ShowMore';
import { Icon } from '@/components/ui/Icon';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Picture } from '@/components/ui/Picture';
import { RichText } from '@/components/ui/RichText';
import { Sentence } from '@/components/ui/Sentence';
import { ButtonLink } from '@/components/ui/TextButton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { usePageAlert } from '@/hooks/usePageAlert';
import { track } from '@/lib/browser/analytics/track';
import { findLocalizedPath } from '@/lib/i18n/paths';
import { buildQueryString, defaultListQuery } from '@/lib/model/lists/list-query';
import type { JobPageProps } from '@/lib/site/careers/job-page';
import { AlertButton } from './AlertButton';
import { FactItems } from './FactItems';
import { FavouriteButton } from './FavouriteButton';
import { JobActions } from './JobActions';
import { JobCard } from './JobCard';
import { JobDetailsList } from './JobDetailsList';
import {
  ApplyLink,
  ApplyRow,
  Aside,
  Frame,
  Head,
  HowToApply,
  LanguageNote,
  MainDetails,
  PictureBand,
  SimilarOffers,
} from './JobPage.styles';

/** The page of an offer with similar offers. A closed offer shows a notice, its facts and an alert. */
export function JobPage(props: JobPageProps) {
  const { page, posting, similar, nbSimilarPages, offersPath, alert, feedPath } = props;
  const { t } = useTranslation('jobs');
  const { frontHost, locale, pageLocalizations } = useContent();
  const { isOpen, jobPosting, lang, textLang, textLanguageNote, houseName, locationCity } = posting;
  // The heading says how many other places there are, and the facts beside it name them.
  const { otherPlaces: _, ...headingJob } = posting;
  usePageAlert(alert);
  return (
    <article>
      <Frame>
        <Head>
          {houseName && <p>{houseName}</p>}
          {isOpen ? (
            <h1 lang={lang} dir="auto">
              {jobPosting}
            </h1>
          ) : (
            <h1>{t('offer.closed-title')}</h1>
          )}
          {isOpen ? (
            <MainDetails>
              <FactItems view="heading" job={headingJob} />
            </MainDetails>
          ) : (
            <p>
              <Sentence
                template={(title) =>
                  locationCity
                    ? t('offer.closed-text', { title, city: locationCity })
                    : t('offer.closed-textAnywhere', { title })
                }
                phrase={jobPosting}
                lang={lang}
              />
            </p>
          )}
        </Head>
        <Aside aria-label={t('offer.facts')}>
          {isOpen && (
            <>
              <ApplyRow>
                <ApplyLink
                  href={posting.applyUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={() => track('Job description', 'Click apply', posting.jobId)}
                >
                  {t('offer.apply')}
                  <VisuallyHidden> {t('link.newTab', { ns: 'common' })}</VisuallyHidden>
                  <Icon name="external" />
                </ApplyLink>
                <FavouriteButton job={posting} showLabel />
              </ApplyRow>
              <HowToApply>{t('offer.howToApply')}</HowToApply>
            </>
          )}
          <JobDetailsList posting={posting} />
          {isOpen ? (
            <JobActions
              job={posting}
              page={{
                url: frontHost + (findLocalizedPath(locale, pageLocalizations) ?? ''),
                title: page.seo.pageTitle,
                text: page.seo.pageDescription,
              }}
            />
          ) : (
            <div>
              <AlertButton {...alert} />
              {offersPath && (
                <ButtonLink
                  href={offersPath + buildQueryString({ ...defaultListQuery, ...alert.criteria })}
                  data-without-script
                >
                  {t('search.apply')}
                </ButtonLink>
              )}
            </div>
          )}
        </Aside>
        {isOpen && (
          <>
            <PictureBand>
              <Picture image={posting.picture} fill="cover" sizes="(min-width: 1280px) 60vw, 100vw" />
            </PictureBand>
            <div>
              {textLanguageNote && <LanguageNote>{textLanguageNote}</LanguageNote>}
              {posting.description ? (
                <div lang={textLang} dir="auto">
                  <RichText html={posting.description} />
                </div>
              ) : (
                <p>{t('offer.textElsewhere')}</p>
              )}
            </div>
          </>
        )}
      </Frame>
      <SimilarOffers data-no-print as={similar.length > 0 ? 'section' : 'div'}>
        {similar.length > 0 && (
          <>
            <h2>{t('offer.similar')}</h2>
            <ul>
              {similar.map((job) => (
                <li key={job.jobId}>
                  <JobCard job={job} level={3} />
                </li>
              ))}
            </ul>
            {nbSimilarPages > 1 && (
              <ShowMore
                endpoint="similar-offers"
                items={similar}
                pagination={{ nbPages: nbSimilarPages, query: { locale, jobId: posting.jobId, limit: similar.length } }}
                as="ul"
                getKey={({ jobId }) => jobId}
              >
                {(job) => <JobCard job={job} level={3} />}
              </ShowMore>
            )}
          </>
        )}
        <p>
          {offersPath && <NavigationButton kind="internal" href={offersPath} label={t('offer.back')} />}
          {isOpen && <AlertButton {...alert} />}
          <ButtonLink type="application/atom+xml" href={feedPath}>
            {t('offer.feed')}
            <Icon name="next" size={18} />
          </ButtonLink>
        </p>
      </SimilarOffers>
    </article>
  );
}
