-- CreateEnum
CREATE TYPE "ContributionBy" AS ENUM ('client', 'server');

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "contributionBy" "ContributionBy" NOT NULL DEFAULT 'client';

